// `npm start`: brings up the whole product from a fresh clone, in plain Node until the packages are there.
import { fileURLToPath } from 'node:url';
import { buildIfChanged } from './lib/build.mjs';
import { runCommand } from './lib/cli.mjs';
import { requireNode } from './lib/node-version.mjs';
import { installPackages } from './lib/packages.mjs';
import { BUILT, readEnvFiles, requireOwnPorts, runProduct } from './lib/product.mjs';
import { noteRunning } from './lib/running.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

await runCommand(async () => {
  requireNode();
  await installPackages({ development: false });
  await readEnvFiles({ development: false });
  // A product that listens there may be this one, and a build would change what it runs.
  await requireOwnPorts();
  await buildIfChanged();
  noteRunning();
  await runProduct({ ...BUILT, env: { NODE_ENV: 'production' } });
});
