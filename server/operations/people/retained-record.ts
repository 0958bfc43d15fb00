import { z } from 'zod';
import { readRetained } from '../../domain/privacy/retained';
import { referenceOf } from '../../platform/secrets/person-reference';
import { defineOperation, OperatorError } from '../common/operation';

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
    account: z.string(),
    reason: z.string('say with --reason who asked for it').trim().min(1, 'say with --reason who asked for it'),
  }),
  async run({ orm, services: { vault }, now }, { account, reason }) {
    const retained = await readRetained(orm, vault, account, now);
    if (!retained) throw new OperatorError(`There is no record of a closed account "${account}".`);
    const details = { person: referenceOf(vault, account), reason };
    return { text: `${JSON.stringify(retained, null, 2)}\n`, details };
  },
});
