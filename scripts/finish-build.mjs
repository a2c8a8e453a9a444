/**
 * What the compiler leaves undone: the command line becomes executable, and its help is written down, since the library
 * that words it takes longer to load than a person should wait for a page of text.
 *   node scripts/finish-build.mjs dist
 */
import { chmodSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = pathToFileURL(`${resolve(process.argv[2])}/cli/`);
const { COMMANDS, run } = await import(new URL('run.js', folder).href);
const { verbOf } = await import(new URL('command.js', folder).href);
const { HELP_FILE } = await import(new URL('ready-help.js', folder).href);

const pages = {};
for (const argv of [['--help'], ...COMMANDS.map((command) => [verbOf(command), '--help'])]) {
  let text = '';
  const io = { out: (part) => (text += part), err: (part) => process.stderr.write(part), color: false };
  const code = await run(argv, io);
  if (code !== 0) throw new Error(`irregulars ${argv.join(' ')} ended with code ${code}`);
  pages[argv.join(' ')] = text;
}
writeFileSync(HELP_FILE, JSON.stringify(pages));
chmodSync(new URL('main.js', folder), 0o755);
