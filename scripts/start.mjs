// `npm start`: starts the whole product from a fresh clone. Uses only Node itself until the packages are installed.
import { fileURLToPath } from 'node:url';
import { buildIfChanged } from './lib/build.mjs';
import { log, runCommand } from './lib/cli.mjs';
import { oldNodeNotice, requireNode } from './lib/node-version.mjs';
import { installPackages } from './lib/packages.mjs';
import { BUILT, readEnvFiles, requireOwnPorts, runProduct } from './lib/product.mjs';
import { noteRunning } from './lib/running.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

await runCommand(async () => {
  requireNode();
  const notice = oldNodeNotice();
  if (notice) log(notice);
  await installPackages({ development: false });
  await readEnvFiles({ development: false });
  // Before building: the port may be taken by this very product, and a build would change what it runs.
  await requireOwnPorts();
  await buildIfChanged();
  noteRunning();
  await runProduct({ ...BUILT, env: { NODE_ENV: 'production' } });
});
