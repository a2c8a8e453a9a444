/** `npm run golden`: writes the golden files anew. Read the difference before you keep it. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { signatures } from './signatures.js';
import { transcripts } from './transcripts.js';

const FOLDER = new URL('./', import.meta.url);

for (const file of readdirSync(FOLDER)) if (file.endsWith('.txt')) rmSync(new URL(file, FOLDER));
for (const [file, text] of Object.entries(transcripts())) writeFileSync(new URL(file, FOLDER), text);
writeFileSync(new URL('signatures.json', FOLDER), `${JSON.stringify(signatures(), undefined, 2)}\n`);
console.log(`written: ${readdirSync(FOLDER).filter((file) => !file.endsWith('.ts')).join(', ')}`);
