import { and, desc, inArray, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { accounts } from '../../platform/database/schema/accounts';
import { providerOpenings } from '../../platform/database/schema/provider';
import { defineOperation } from '../common/operation';
import { ACCOUNT, pastInstant, readRecords } from './import-records';
import { say } from './words';

/** Imports when accounts of a provider's backend were opened, because the backend does not report it. */
export const importOpenings = defineOperation({
  name: 'import-openings',
  title: '导入开户时间',
  summary: '导入在交易后台开立的账户的开户时间；任一行有误则全部不导入',
  subject: '入金与交易',
  permission: 'funds',
  audited: true,
  input: z.strictObject({
    file: z.string().meta({ title: 'CSV 文件，各列：account、openedAt', kind: 'file', operand: true }),
  }),
  async run(context, { file }) {
    const { orm, now, operator } = context;
    const schema = z.object({ ...ACCOUNT, openedAt: pastInstant(now) });
    const { rows, faults } = await readRecords(context, file, schema, { once: 'account' });
    const numbers = rows.map(({ record }) => record.account);
    const own = await readOwn(context, numbers);
    const recorded = await orm
      .select()
      .from(providerOpenings)
      .where(inArray(providerOpenings.account, numbers))
      .orderBy(desc(providerOpenings.id));
    const added = rows.flatMap(({ line, record }) => {
      const { account, openedAt } = record;
      if (own.has(account)) faults.add(line, say('account_opened_here', { account }));
      const known = recorded.filter((row) => row.account === account);
      // A reversed opening time stays reversed if a file contains it again.
      if (known.some((row) => row.openedAt?.getTime() === openedAt.getTime())) return [];
      if (!known[0]?.openedAt) return record;
      faults.add(line, say('other_opening_time', { account }));
      return [];
    });
    faults.refuse();
    const answer = [say('openings_recorded', { added: added.length, known: rows.length - added.length })];
    if (added.length === 0) return { answer };
    await orm.insert(providerOpenings).values(added.map((row) => ({ ...row, reason: '', operator, at: now })));
    return { answer, details: { openings: added.length } };
  },
});

/** The accounts that were opened here, not at the provider's backend. */
async function readOwn({ orm }: Parameters<typeof readRecords>[0], numbers: string[]): Promise<Set<string>> {
  const rows = await orm
    .select({ number: accounts.number })
    .from(accounts)
    .where(and(inArray(accounts.number, numbers), isNotNull(accounts.mobileHash)));
  return new Set(rows.map(({ number }) => number));
}
