#!/usr/bin/env node
import { processIo } from './io.js';
import { run } from './run.js';

// Whoever reads our output may stop early, as `head` does; that is no error.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });

process.exitCode = await run(process.argv.slice(2), processIo());
