import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { findByNumber } from '../../domain/accounts/store';
import { rewards as rewardsTable } from '../../platform/database/schema/activities';
import { beijingTime } from '../common/beijing-time';
import { defineOperation, OperatorError } from '../common/operation';
import { textTable } from '../common/text-table';
import { say } from '../common/words';

/** Lists the rewards of a visitor. */
export const rewards = defineOperation({
  name: 'rewards',
  summary: 'lists the rewards of a visitor, newest first',
  operands: ['account'],
  audited: false,
  access: 'signed-in',
  input: z.strictObject({ account: z.string() }),
  async run({ orm }, { account }) {
    if (!(await findByNumber(orm, account))) throw new OperatorError(say('no_account', { account }));
    const rows = await orm
      .select()
      .from(rewardsTable)
      .where(eq(rewardsTable.account, account))
      .orderBy(desc(rewardsTable.id));
    const lines = rows.map((row) => [
      String(row.id),
      row.state,
      `${row.amount} ${row.unit}`,
      row.slug,
      `${row.kind} ${row.source}`,
      beijingTime(row.givenAt),
      row.label,
    ]);
    const headings = ['id', 'state', 'amount', 'campaign', 'for', 'given', 'label'];
    return { text: textTable(headings, lines, `${account} has no rewards.`) };
  },
});
