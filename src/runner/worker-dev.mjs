// Development only: lets a worker run from the TypeScript sources. The built package starts worker.js instead.
import { register as registerHooks } from 'node:module';
import { register } from 'tsx/esm/api';

register();
// A user's file imports the package by its name; from source that is src/index.ts, built or not.
const index = new URL('../index.ts', import.meta.url).href;
registerHooks(
  `data:text/javascript,${encodeURIComponent(
    `export const resolve = (name, context, next) => next(name === 'irregulars' ? ${JSON.stringify(index)} : name, context);`,
  )}`,
);
await import('./worker.ts');
