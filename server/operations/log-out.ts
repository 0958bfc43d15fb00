import { z } from 'zod';
import { referenceOf } from '../platform/secrets/person-reference';
import { endSessions } from '../platform/sessions/service';
import { defineOperation, OperatorError } from './operation';

/** Ends every session of an account, as when its holder has lost a phone. */
export const logOut = defineOperation({
  name: 'log-out',
  summary: 'ends every session of an account; its holder logs in anew',
  operands: ['account'],
  act: true,
  input: z.strictObject({ account: z.string() }),
  async run({ services: { vault }, orm }, { account }) {
    const ended = await endSessions(orm, account);
    if (ended === 0) throw new OperatorError(`${account} has no session.`);
    return {
      text: `${account} is logged out, of ${ended} session${ended === 1 ? '' : 's'}.`,
      details: { person: referenceOf(vault, account), ended },
    };
  },
});
