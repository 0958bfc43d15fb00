// `npm run test:costs`: adds what the runs in this folder have measured to the ledger of costs, by which `npm test` plans.
import { CliError, log, runCommand } from '../../lib/cli.mjs';
import { enterProject } from '../project.mjs';
import { readMeasured, storeMeasured } from './costs.mjs';

enterProject();
await runCommand(async () => {
  const count = Object.keys(readMeasured().files).length;
  if (count === 0)
    throw new CliError('No run has measured costs in this folder. Run `npm test` or `npm run test:full` first.');
  storeMeasured();
  log(`Stored the costs of ${count} files and steps.`);
});
