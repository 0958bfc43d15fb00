import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { findByNumber } from '../../domain/accounts/store';
import { rewards as rewardsTable } from '../../platform/database/schema/activities';
import { iso } from '../common/answer';
import { ACCOUNT } from '../common/fields';
import { defineOperation, OperatorError } from '../common/operation';
import { say, table } from './words';

/** Lists the rewards of a visitor. */
export const rewards = defineOperation({
  name: 'rewards',
  title: '客户奖励',
  summary: '列出账户的奖励，新的在前',
  subject: '奖励',
  permission: 'rewards',
  concerns: 'account',
  audited: false,
  access: 'signed-in',
  input: z.strictObject({ account: ACCOUNT.meta({ operand: true }) }),
  async run({ orm }, { account }) {
    if (!(await findByNumber(orm, account))) throw new OperatorError(say('no_account', { account }));
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
