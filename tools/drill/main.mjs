// `npm run drill`: runs the product on several machines of this one (namespaces of Linux), configured as in `deploy/database`, lets
// visitors use it, and breaks one part after another. Needs root on Linux; installs the engines' packages.
// --rounds=10          how often each fault is repeated (1)
// --only=primary,disk  the faults (all)
// --logs=folder        where to copy the logs of all machines at the end
// `npm run drill -- install` installs the product in containers and on empty machines, with the commands of the guides; see install/run.ts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from '../../scripts/lib/build.mjs';
import { CliError, runCommand } from '../../scripts/lib/cli.mjs';
import { installDrillPackages, mayDrill } from '../../scripts/lib/drill-packages.mjs';
import { installPackages } from '../../scripts/lib/packages.mjs';
import { noteRunning } from '../../scripts/lib/running.mjs';
import { measureMachine } from '../../scripts/test/machine.mjs';
import { enterProject } from '../../scripts/test/project.mjs';

/** The first process, which reaps killed programs: a machine is not off while one of them is a zombie. */
const FIRST = ['bash', '-c', '"$@"; exit $?', 'drill'];
/** Everything that the drill starts and mounts is gone when its first process ends. */
const SEPARATE = ['--net', '--mount', '--pid', '--fork', '--mount-proc', '--kill-child'];

/** @param {string[]} options */
function runInstall(options) {
  const program = ['--import', 'tsx', 'tools/drill/install/run.ts', ...options];
  process.exitCode = spawnSync(process.execPath, program, { stdio: 'inherit' }).status ?? 1;
}

enterProject();
await runCommand(async () => {
  if (!mayDrill()) throw new CliError('The drill needs root on Linux with apt-get.');
  await measureMachine();
  await installPackages();
  await buildIfChanged();
  noteRunning();
  const [install, ...options] = process.argv.slice(2);
  if (install === 'install') return runInstall(options);
  await installDrillPackages();
  // The machines' own users read their configuration.
  process.umask(0o022);
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  const drill = [process.execPath, '--import', 'tsx', 'tools/drill/run.ts', `--folder=${folder}`];
  const { status } = spawnSync('unshare', [...SEPARATE, ...FIRST, ...drill, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  // Empty: what the drill mounted there is gone.
  rmdirSync(folder);
  process.exitCode = status ?? 1;
});
