import { Counter, type Registry } from 'prom-client';
import type { Standby } from '../../platform/database/standby';
import { on } from '../../platform/events/events';
import { gauge } from './read-when-asked';

/** Exports the age of the standby for reports, and counts where reports are read. Returns a function that stops counting. */
export function measureStandby(standby: Standby, registry: Registry): () => void {
  gauge(registry, { name: 'newactivities_standby_used', help: '1 while reports are read from the standby.' }, () =>
    Number(standby.isUsed()),
  );
  gauge(
    registry,
    {
      name: 'newactivities_standby_age_seconds',
      help: 'Age of the last transaction that the standby is known to have.',
    },
    () => (standby.age() ?? Number.NaN) / 1_000,
  );
  const reports = new Counter({
    name: 'newactivities_reports_read_total',
    help: 'Reports of operators, by the database from which they were read.',
    labelNames: ['from'],
    registers: [registry],
  });
  for (const from of ['standby', 'primary']) reports.inc({ from }, 0);
  return on('report_read', (labels) => reports.inc(labels));
}
