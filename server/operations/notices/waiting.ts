import { z } from 'zod';
import { iso } from '../common/answer';
import { defineOperation } from '../common/operation';
import { rolesOf } from '../operators/roles';
import { concerns } from './notice';
import { readNotices } from './read-notices';
import { operations, say, table } from './words';

/** Lists what waits for the operator; where operators have no accounts, everything that waits. */
export const waiting = defineOperation({
  name: 'waiting',
  summary:
    'lists what waits for you: requests, words in review, pending rewards, overdue rounds, scarce budgets and stock, rejected conversions, an old backup, ending holidays',
  operands: [],
  audited: false,
  access: 'signed-in',
  zh: operations.waiting,
  input: z.strictObject({}),
  async run({ services, orm, now, signedIn }) {
    const { campaigns, config, vault } = services;
    const all = await readNotices({ campaigns, config, vault, orm, now });
    const own = all.filter(
      (notice) => !signedIn || concerns(notice, signedIn.operator.name, rolesOf(signedIn.operator)),
    );
    const rows = own.map(({ kind, what, since }) => ({ kind, what, since: iso(since) }));
    return { answer: [table('waiting', rows, { empty: say('nothing_waits') })] };
  },
});
