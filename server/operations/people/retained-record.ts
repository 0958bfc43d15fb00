import { z } from 'zod';
import { readRetained } from '../../domain/privacy/retained';
import { referenceOf } from '../../platform/secrets/person-reference';
import { document } from '../common/answer';
import { fault } from '../common/faults';
import { ACCOUNT } from '../common/fields';
import { defineOperation, OperatorError } from '../common/operation';
import { say } from './words';

const ASKER_NEEDED = fault(say('asker_needed'));

/** Shows the legally required record of a closed account, for an authority. */
export const retainedRecord = defineOperation({
  name: 'retained-record',
  title: '查阅留存记录',
  summary: '应主管机关要求，查阅已注销账户依法留存的记录（JSON）',
  subject: '客户',
  permission: 'personal-data',
  audited: true,
  discloses: true,
  input: z.strictObject({
    account: ACCOUNT.meta({ operand: true }),
    reason: z
      .string(ASKER_NEEDED)
      .trim()
      .min(1, ASKER_NEEDED)
      .meta({ title: '原因', kind: 'reason', help: '由谁要求、为何要求' }),
  }),
  async run({ orm, services: { vault }, now }, { account, reason }) {
    const retained = await readRetained(orm, vault, account, now);
    if (!retained) throw new OperatorError(say('no_retained_record', { account }));
    const details = { person: referenceOf(vault, account), reason };
    const record = `${JSON.stringify(retained, null, 2)}\n`;
    return { answer: [document('application/json', record, 'retained-record.json')], details };
  },
});
