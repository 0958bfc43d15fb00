import { z } from 'zod';
import { findByNumber } from '../../domain/accounts/store';
import { enqueueAdEvents } from '../../domain/ad-conversions/events';
import { referenceOf } from '../../platform/secrets/person-reference';
import { personText, REASON, reasonText } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { say as sayCommon } from '../common/words';
import { operations, say } from './words';

/** Reports a registration as invalid to the platforms whose clicks led to it, such as one with a wrong number. */
export const reportInvalid = defineOperation({
  name: 'report-invalid',
  summary: 'reports a registration as invalid to the advertising platforms that count it, such as for a wrong number',
  operands: ['account'],
  options: REASON,
  audited: true,
  input: z.strictObject({ account: personText, reason: reasonText }),
  zh: operations['report-invalid'],
  async run({ services, orm, now }, { account, reason }) {
    if (!(await findByNumber(orm, account))) throw new OperatorError(sayCommon('no_account', { account }));
    const count = await enqueueAdEvents(orm, services, 'invalid', [{ account, at: now }], now);
    if (count === 0) return { answer: [say('no_platform_for_invalid', { account })] };
    return {
      answer: [say('invalid_reported', { account, count })],
      details: { person: referenceOf(services.vault, account), count, reason },
      account,
    };
  },
});
