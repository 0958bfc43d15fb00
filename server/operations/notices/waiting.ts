import { z } from 'zod';
import { iso } from '../common/answer';
import { defineOperation } from '../common/operation';
import { rolesOf } from '../operators/roles';
import { concerns, isAuthor } from './notice';
import { readNotices } from './read-notices';
import { operations, say, table } from './words';

/**
 * Lists what waits for the operator, or which of the operator's own requests wait for others. Where operators have no accounts,
 * everything waits for everyone.
 */
export const waiting = defineOperation({
  name: 'waiting',
  summary:
    'lists what waits for you: requests, operators who were disabled or lost rights, words in review, your words that were returned or approved, pending rewards, overdue rounds, scarce budgets and stock, rejected conversions, an old backup, ending holidays, certificates that visitors would not trust',
  operands: [],
  flags: { own: 'lists your own requests and words that wait for others' },
  audited: false,
  access: 'signed-in',
  zh: operations.waiting,
  input: z.strictObject({ own: z.boolean().default(false) }),
  async run({ services, orm, now, operator, signedIn }, { own }) {
    const { campaigns, config, vault } = services;
    const all = await readNotices({ campaigns, config, vault, orm, now });
    const shown = all.filter((notice) => {
      if (own) return isAuthor(notice, operator);
      return !signedIn || concerns(notice, operator, rolesOf(signedIn.operator));
    });
    const rows = shown.map(({ kind, what, since }) => ({ kind, what, since: iso(since) }));
    return { answer: [table('waiting', rows, { empty: say('nothing_waits') })] };
  },
});
