import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { findByNumber } from '../../domain/accounts/store';
import { rewards as rewardsTable } from '../../platform/database/schema/activities';
import { iso } from '../common/answer';
import { personText } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { say as sayCommon } from '../common/words';
import { operations, say, table } from './words';

/** Lists the rewards of a visitor. */
export const rewards = defineOperation({
  name: 'rewards',
  summary: 'lists the rewards of a visitor, newest first',
  operands: ['account'],
  audited: false,
  access: 'signed-in',
  input: z.strictObject({ account: personText }),
  zh: operations.rewards,
  async run({ orm }, { account }) {
    if (!(await findByNumber(orm, account))) throw new OperatorError(sayCommon('no_account', { account }));
    const rows = await orm
      .select()
      .from(rewardsTable)
      .where(eq(rewardsTable.account, account))
      .orderBy(desc(rewardsTable.id));
    const listed = rows.map(({ id, state, amount, unit, slug, kind, source, givenAt, label }) => ({
      id,
      state,
      amount: { amount, unit },
      campaign: slug,
      for: `${kind} ${source}`,
      given: iso(givenAt),
      label,
    }));
    return { answer: [table('rewards', listed, { empty: say('no_rewards', { account }) })] };
  },
});
