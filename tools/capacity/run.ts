import { readFileSync } from 'node:fs';
import { CliError, runCommand } from '@/scripts/lib/cli.mjs';
import { updateDocument } from './document';
import { MEASURED, measuredSchema } from './measured';
import { peakTable, predictionTable, stepTable } from './tables';

/** `npm run capacity`: predicts what machines can handle from the measured costs, prints it, and updates docs/capacity.md. */
void runCommand(() => {
  const read = measuredSchema.safeParse(JSON.parse(readFileSync(MEASURED, 'utf8')));
  if (!read.success) throw new CliError(`${MEASURED} is out of date; write it with: npm run bench -- costs`);
  const measured = read.data;
  for (const part of [predictionTable, stepTable, peakTable]) console.log(`${part(measured)}\n`);
  updateDocument(measured);
});
