#!/usr/bin/env node
import { readyHelp } from './ready-help.js';

// Whoever reads our output may stop early, as `head` does; that is no error.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });

const argv = process.argv.slice(2);
const help = readyHelp(argv);
if (help !== undefined) process.stdout.write(help);
else {
  const [{ run }, { processIo }] = await Promise.all([import('./run.js'), import('./io.js')]);
  process.exitCode = await run(argv, processIo());
}
