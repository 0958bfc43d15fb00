import { z } from 'zod';
import { type BudgetUse, readBudgetUse } from '../../domain/sms/limits';
import { after, HOUR } from '../../platform/clock/clock';
import { iso } from '../common/answer';
import { defineOperation } from '../common/operation';
import { readAlarms } from './alarms';
import { readConversionQueue } from './conversion-queue';
import { readDatabaseState } from './database-state';
import { readProcesses } from './processes';
import { figures, say, table } from './words';

/** Shows how the product itself is doing. */
export const health = defineOperation({
  name: 'health',
  title: '运行状况',
  summary: '列出告警、服务进程及其版本、广告回传、本小时短信、数据库和最近备份',
  subject: '运行',
  permission: 'health',
  audited: false,
  input: z.strictObject({}),
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
