import { z } from 'zod';
import { referenceOf } from '../../platform/secrets/person-reference';
import { endSessions } from '../../platform/sessions/service';
import { defineOperation, OperatorError } from '../common/operation';

/** Ends all sessions of an account, for example when its holder has lost a phone. */
export const logOut = defineOperation({
  name: 'log-out',
  summary: 'ends all sessions of an account; its holder has to log in again',
  operands: ['account'],
  audited: true,
  input: z.strictObject({ account: z.string() }),
  async run({ services: { vault }, orm }, { account }) {
    const ended = await endSessions(orm, account);
    if (ended === 0) throw new OperatorError(`${account} has no session.`);
    return {
      text: `${account} is logged out. Ended sessions: ${ended}.`,
      details: { person: referenceOf(vault, account), ended },
    };
  },
});
