import { z } from 'zod';
import { referenceOf } from '../../platform/secrets/person-reference';
import { endSessions } from '../../platform/sessions/service';
import { personText } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { operations, say } from './words';

/** Ends all sessions of an account, for example when its holder has lost a phone. */
export const logOut = defineOperation({
  name: 'log-out',
  summary: 'ends all sessions of an account; its holder has to log in again',
  operands: ['account'],
  audited: true,
  input: z.strictObject({ account: personText }),
  zh: operations['log-out'],
  async run({ services: { vault }, orm }, { account }) {
    const ended = await endSessions(orm, account);
    if (ended === 0) throw new OperatorError(say('no_session', { account }));
    return {
      answer: [say('logged_out', { account, ended })],
      details: { person: referenceOf(vault, account), ended },
    };
  },
});
