import { readFileSync } from 'node:fs';

/** Help by the arguments that ask for it; the build writes it beside the code, see `scripts/finish-build.mjs`. */
export const HELP_FILE = new URL('help.json', import.meta.url);

/** The help that is asked for, without loading what would write it; undefined where something else is asked. */
export function readyHelp(argv: readonly string[]): string | undefined {
  if (argv.at(-1) !== '--help') return undefined;
  try {
    const pages = JSON.parse(readFileSync(HELP_FILE, 'utf8')) as Readonly<Record<string, string>>;
    const page = argv.join(' ');
    return Object.hasOwn(pages, page) ? pages[page] : undefined;
  } catch {
    // Sources that were not built have no such file.
    return undefined;
  }
}
