import { z } from 'zod';
import { type BudgetUse, readBudgetUse } from '../../domain/sms/limits';
import { after, HOUR } from '../../platform/clock/clock';
import { iso } from '../common/answer';
import { defineOperation } from '../common/operation';
import { readAlarms } from './alarms';
import { readConversionQueue } from './conversion-queue';
import { readDatabaseState } from './database-state';
import { readProcesses } from './processes';
import { figures, operations, say, table } from './words';

/** Shows how the product itself is doing. */
export const health = defineOperation({
  name: 'health',
  summary:
    'shows alarms, server processes with their releases, conversions, SMS of this hour, the database and its last backup',
  operands: [],
  audited: false,
  input: z.strictObject({}),
  zh: operations.health,
  async run({ services, orm, now }) {
    const { campaigns, config, vault } = services;
    const processes = await readProcesses(orm, now);
    const queue = await readConversionQueue(orm, config.conversions, now);
    const sms = config.provider ? undefined : await readBudgetUse(orm, config.sms.limits, now);
    const database = await readDatabaseState(orm);
    const alarms = await readAlarms({ campaigns, config, vault, orm, now }, { processes, queue, sms, database });
    return {
      answer: [
        table('alarms', alarms, { title: say('alarms'), empty: say('no_alarm') }),
        table('processes', processes, { title: say('processes'), empty: say('no_process') }),
        table('conversion_queue', queue, { title: say('conversion_queue') }),
        table('sms_budget', sms ? [rowOf('all', sms.all), rowOf('unknown', sms.unknown)] : [], {
          title: say('sms_budget'),
          empty: say('no_sms_here'),
        }),
        figures('health_database', database, say('health_database')),
      ],
    };
  },
});

function rowOf(to: 'all' | 'unknown', { most, used, startedAt }: BudgetUse['all']) {
  return { to, most, used, left: Math.max(0, most - used), until: iso(startedAt && after(startedAt, HOUR)) };
}
