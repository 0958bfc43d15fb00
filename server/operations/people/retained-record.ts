import { z } from 'zod';
import { readRetained } from '../../domain/privacy/retained';
import { referenceOf } from '../../platform/secrets/person-reference';
import { document } from '../common/answer';
import { fault } from '../common/faults';
import { personText } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { operations, say } from './words';

const ASKER_NEEDED = fault(say('asker_needed'));

/** Shows the legally required record of a closed account, for an authority. */
export const retainedRecord = defineOperation({
  name: 'retained-record',
  summary:
    'shows the legally required record of a closed account as JSON, for an authority; --output=<file> writes it to a file',
  operands: ['account'],
  options: { reason: 'who asked for it, and why' },
  audited: true,
  discloses: true,
  input: z.strictObject({
    account: personText,
    reason: z.string(ASKER_NEEDED).trim().min(1, ASKER_NEEDED),
  }),
  zh: operations['retained-record'],
  async run({ orm, services: { vault }, now }, { account, reason }) {
    const retained = await readRetained(orm, vault, account, now);
    if (!retained) throw new OperatorError(say('no_retained_record', { account }));
    const details = { person: referenceOf(vault, account), reason };
    const record = `${JSON.stringify(retained, null, 2)}\n`;
    return { answer: [document('application/json', record, 'retained-record.json')], details };
  },
});
