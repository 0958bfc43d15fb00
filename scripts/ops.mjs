// `npm run ops -- <operation>`: the operator's command line; without an operation it lists them all.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runCommand } from './lib/cli.mjs';
import { requireNode } from './lib/node-version.mjs';
import { requirePackages } from './lib/packages.mjs';
import { readEnvFiles } from './lib/product.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

await runCommand(async () => {
  requireNode();
  // It may run beside servers, whose packages it must not change.
  requirePackages();
  await readEnvFiles({ development: false });
  const operations = ['--import', 'tsx', 'server/operations-main.ts', ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, operations, { stdio: 'inherit' }).status ?? 1;
});
