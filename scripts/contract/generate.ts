import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OPENAPI_FILE, openApiDocument } from '@/server/platform/http/docs/openapi-document';
import { browserFiles, FOLDER } from './browser-files';

/** `npm run generate:contract`: regenerates the browser's part of the contract, and its OpenAPI document. */
const root = join(__dirname, '../..');
const folder = join(root, FOLDER);
rmSync(folder, { recursive: true, force: true });
for (const [name, source] of Object.entries(browserFiles())) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
}
void openApiDocument().then((document) =>
  writeFileSync(join(root, OPENAPI_FILE), `${JSON.stringify(document, null, 2)}\n`),
);
