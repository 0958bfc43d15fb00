// `npm run build`: builds the site and the server and records their sources, so that `npm start` does not build again.
import { fileURLToPath } from 'node:url';
import { build } from './lib/build.mjs';
import { runCommand } from './lib/cli.mjs';
import { requireNode } from './lib/node-version.mjs';
import { installPackages } from './lib/packages.mjs';
import { readEnvFiles } from './lib/product.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

await runCommand(async () => {
  requireNode();
  await installPackages({ development: false });
  await readEnvFiles({ development: false });
  await build();
});
