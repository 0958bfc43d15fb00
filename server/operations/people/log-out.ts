import { z } from 'zod';
import { referenceOf } from '../../platform/secrets/person-reference';
import { endSessions } from '../../platform/sessions/service';
import { ACCOUNT } from '../common/fields';
import { defineOperation, OperatorError } from '../common/operation';
import { say } from './words';

/** Ends all sessions of an account, for example when its holder has lost a phone. */
export const logOut = defineOperation({
  name: 'log-out',
  title: '强制下线',
  summary: '结束账户的全部登录会话，客户须重新登录',
  subject: '客户',
  permission: 'people',
  concerns: 'account',
  audited: true,
  input: z.strictObject({ account: ACCOUNT.meta({ operand: true }) }),
  async run({ services: { vault }, orm }, { account }) {
    const ended = await endSessions(orm, account);
    if (ended === 0) throw new OperatorError(say('no_session', { account }));
    return {
      answer: [say('logged_out', { account, ended })],
      details: { person: referenceOf(vault, account), ended },
    };
  },
});
