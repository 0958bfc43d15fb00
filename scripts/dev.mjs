// `npm run dev`: the whole product, with Next in development mode and a server that restarts when its files change.
import { fileURLToPath } from 'node:url';
import { OFFICE_BUILD } from './lib/build.mjs';
import { runCommand } from './lib/cli.mjs';
import { requireNode } from './lib/node-version.mjs';
import { installPackages } from './lib/packages.mjs';
import { readEnvFiles, runProduct } from './lib/product.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

await runCommand(async () => {
  requireNode();
  await installPackages();
  await readEnvFiles({ development: true });
  await runProduct({
    next: ['dev'],
    server: ['scripts/lib/watch.mjs', '--import', 'tsx', 'server/main.ts'],
    office: [...OFFICE_BUILD, '--watch'],
    addresses: ['--import', 'tsx', 'scripts/print-addresses.ts'],
    env: { NODE_ENV: 'development', HOT_RELOAD: '1' },
  });
});
