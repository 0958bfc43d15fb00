import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { browserFiles, FOLDER } from './browser-files';

/** `npm run generate:contract`: regenerates the browser's part of the contract. */
const folder = join(__dirname, '../..', FOLDER);
rmSync(folder, { recursive: true, force: true });
for (const [name, source] of Object.entries(browserFiles())) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
}
