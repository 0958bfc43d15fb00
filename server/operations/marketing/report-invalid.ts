import { z } from 'zod';
import { findByNumber } from '../../domain/accounts/store';
import { enqueueAdEvents } from '../../domain/ad-conversions/events';
import { referenceOf } from '../../platform/secrets/person-reference';
import { ACCOUNT, REASON } from '../common/fields';
import { defineOperation, OperatorError } from '../common/operation';
import { say } from './words';

/** Reports a registration as invalid to the platforms whose clicks led to it, such as one with a wrong number. */
export const reportInvalid = defineOperation({
  name: 'report-invalid',
  title: '回传无效注册',
  summary: '把一个账户的注册作为无效回传给广告平台，如号码打不通',
  subject: '推广',
  permission: 'people',
  concerns: 'account',
  audited: true,
  input: z.strictObject({ account: ACCOUNT.meta({ operand: true }), reason: REASON }),
  async run({ services, orm, now }, { account, reason }) {
    if (!(await findByNumber(orm, account))) throw new OperatorError(say('no_account', { account }));
    const count = await enqueueAdEvents(orm, services, 'invalid', [{ account, at: now }], now);
    if (count === 0) return { answer: [say('no_platform_for_invalid', { account })] };
    return {
      answer: [say('invalid_reported', { account, count })],
      details: { person: referenceOf(services.vault, account), count, reason },
      account,
    };
  },
});
