import { desc, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { accounts } from '../../platform/database/schema/accounts';
import { providerOpenings } from '../../platform/database/schema/provider';
import { defineOperation, OperatorError } from '../common/operation';
import { ACCOUNT, pastInstant, readRecords } from './import-records';

/** Imports when accounts of a provider's backend were opened, because the backend does not report it. */
export const importOpenings = defineOperation({
  name: 'import-openings',
  summary: 'imports when accounts of a provider’s backend were opened: CSV with account, openedAt',
  operands: ['file'],
  file: 'file',
  audited: true,
  input: z.strictObject({ file: z.string() }),
  async run(context, { file }) {
    const { orm, now, operator } = context;
    const schema = z.object({ ...ACCOUNT, openedAt: pastInstant(now) });
    const rows = await readRecords(context, file, schema, { once: 'account' });
    const numbers = rows.map(({ account }) => account);
    await requireOpenedElsewhere(context, numbers);
    const recorded = await orm
      .select()
      .from(providerOpenings)
      .where(inArray(providerOpenings.account, numbers))
      .orderBy(desc(providerOpenings.id));
    const added = rows.filter(({ account, openedAt }) => {
      const known = recorded.filter((row) => row.account === account);
      // A reversed opening time stays reversed if a file contains it again.
      if (known.some((row) => row.openedAt?.getTime() === openedAt.getTime())) return false;
      if (!known[0]?.openedAt) return true;
      throw new OperatorError(`Another opening time of ${account} is already recorded.`);
    });
    const text = `Opening times recorded: ${added.length}. Known before: ${rows.length - added.length}.`;
    if (added.length === 0) return { text };
    await orm.insert(providerOpenings).values(added.map((row) => ({ ...row, reason: '', operator, at: now })));
    return { text, details: { openings: added.length, first: added[0]?.account, last: added.at(-1)?.account } };
  },
});

async function requireOpenedElsewhere({ orm }: Parameters<typeof readRecords>[0], numbers: string[]): Promise<void> {
  const rows = await orm.select().from(accounts).where(inArray(accounts.number, numbers));
  const own = rows.find(({ mobileHash }) => mobileHash !== null);
  if (own) throw new OperatorError(`The account ${own.number} was opened here, so its opening time is known.`);
}
