// `npm run ops -- <command>`: the operator's command line; without a command it lists them all.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runCommand } from './lib/cli.mjs';
import { requireNode } from './lib/node-version.mjs';
import { installPackages } from './lib/packages.mjs';
import { readEnvFiles } from './lib/product.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

await runCommand(async () => {
  requireNode();
  await installPackages({ development: false });
  await readEnvFiles({ development: false });
  // It lives for seconds: to make the database's code fast takes longer than it is used.
  const operations = ['--liftoff-only', '--import', 'tsx', 'server/operations-main.ts', ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, operations, { stdio: 'inherit' }).status ?? 1;
});
