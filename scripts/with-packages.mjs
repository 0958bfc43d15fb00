// `node scripts/with-packages.mjs <program> …`: installs what is missing of the packages, development packages too, and runs a program of
// a package, or a TypeScript file. Scripts of package.json that name a program directly fail, or run a foreign one, without the packages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CliError, runCommand } from './lib/cli.mjs';
import { requireNode } from './lib/node-version.mjs';
import { installPackages } from './lib/packages.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const [program, ...args] = process.argv.slice(2);

await runCommand(async () => {
  requireNode();
  if (!program) throw new CliError('Name a program of a package, or a TypeScript file.');
  await installPackages();
  const child = program.endsWith('.ts')
    ? spawn(process.execPath, ['--import', 'tsx', program, ...args], { stdio: 'inherit' })
    : spawn(join('node_modules', '.bin', program), args, { stdio: 'inherit', shell: process.platform === 'win32' });
  // A terminal sends SIGINT to the program too, which then ends after its own work.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill());
  const [code] = await once(child, 'close');
  process.exitCode = code ?? 1;
});
