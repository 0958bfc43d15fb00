import { eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { toHundredths } from '@/lib/reward/hundredths';
import { enqueueFirstDeposits } from '../../domain/ad-conversions/first-deposits';
import { depositReversals } from '../../platform/database/schema/corrections';
import { deposits } from '../../platform/database/schema/funds';
import { defineOperation } from '../common/operation';
import { hundredths } from '../common/read-cells';
import { notRecorded, ORIGIN, pastInstant, readRecords } from './import-records';
import { say } from './words';

type Deposit = Omit<typeof deposits.$inferSelect, 'id' | 'createdAt' | 'replaces'>;

/** Imports settled deposits, each reference once. */
export const importDeposits = defineOperation({
  name: 'import-deposits',
  title: '导入入金',
  summary: '导入已到账的入金，每个流水号一次；任一行有误则全部不导入',
  subject: '入金与交易',
  permission: 'funds',
  audited: true,
  input: z.strictObject({
    file: z
      .string()
      .meta({ title: 'CSV 文件，各列：account、reference、amount（美元）、settledAt', kind: 'file', operand: true }),
  }),
  async run(context, { file }) {
    const { orm, now } = context;
    const schema = z.object({ ...ORIGIN, amount: hundredths, settledAt: pastInstant(now) });
    const read = await readRecords(context, file, schema, { once: 'reference' });
    const rows = read.rows.map(({ line, record }) => ({ line, record: { ...record, state: 'settled' as const } }));
    const references = rows.map(({ record }) => record.reference);
    const recorded = await orm
      .select({ ...getTableColumns(deposits), reversed: isNotNull(depositReversals.deposit).mapWith(Boolean) })
      .from(deposits)
      .leftJoin(depositReversals, eq(depositReversals.deposit, deposits.id))
      .where(inArray(deposits.reference, references));
    const added = notRecorded<Deposit>({ ...read, rows }, recorded);
    read.faults.refuse();
    const known = rows.length - added.length;
    const sum = toHundredths(added.reduce((all, { amount }) => all + amount, 0));
    const answer = [say('deposits_recorded', { added: added.length, sum, known })];
    if (added.length === 0) return { answer };
    await orm.insert(deposits).values(added.map((row) => ({ ...row, createdAt: row.settledAt ?? now })));
    await enqueueFirstDeposits(orm, context.services, added, now);
    return {
      answer,
      details: { deposits: added.length, sum, first: added[0]?.reference, last: added.at(-1)?.reference },
    };
  },
});
