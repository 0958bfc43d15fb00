import { and, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { toHundredths } from '@/lib/reward/hundredths';
import { unreversedTrade } from '../../domain/funds/unreversed';
import { tradeReversals } from '../../platform/database/schema/corrections';
import { trades } from '../../platform/database/schema/funds';
import { fault } from '../common/faults';
import { defineOperation } from '../common/operation';
import { hundredths } from '../common/read-cells';
import { notRecorded, ORIGIN, pastInstant, type Recorded, readRecords } from './import-records';
import { say } from './words';

type Trade = Omit<typeof trades.$inferSelect, 'id' | 'replaces'>;

/** Imports closed trades, each reference once; opening times may follow in a later import. */
export const importTrades = defineOperation({
  name: 'import-trades',
  title: '导入交易',
  summary: '导入已平仓的交易，每个流水号一次，缺开仓时间的补录后方计入；任一行有误则全部不导入',
  subject: '入金与交易',
  permission: 'funds',
  audited: true,
  input: z.strictObject({
    file: z.string().meta({
      title: 'CSV 文件，各列：account、reference、symbol、lots（标准手）、closedAt、openedAt',
      kind: 'file',
      operand: true,
    }),
  }),
  async run(context, { file }) {
    const { orm, now } = context;
    const symbol = z.string().regex(/^[A-Z0-9]{3,12}$/, fault(say('must_be_symbol')));
    const openedAt = z
      .string()
      .transform((cell) => cell || null)
      .pipe(pastInstant(now).nullable());
    const schema = z.object({ ...ORIGIN, symbol, lots: hundredths, closedAt: pastInstant(now), openedAt });
    const read = await readRecords(context, file, schema, { once: 'reference', optional: ['openedAt'] });
    const rows = read.rows.map(({ record }) => record);
    for (const { line, record } of read.rows)
      if (record.openedAt && record.openedAt > record.closedAt) read.faults.add(line, say('opened_after_closed'));
    const references = rows.map(({ reference }) => reference);
    const recorded = await orm
      .select({ ...getTableColumns(trades), reversed: isNotNull(tradeReversals.trade).mapWith(Boolean) })
      .from(trades)
      .leftJoin(tradeReversals, eq(tradeReversals.trade, trades.id))
      .where(inArray(trades.reference, references));
    const added = notRecorded<Trade>(read, knownOf(recorded, rows));
    read.faults.refuse();
    const current = recorded.filter(({ reversed }) => !reversed);
    const timed = rows.filter((row) => row.openedAt && current.some((known) => isUntimed(known, row)));
    for (const row of timed) {
      await orm
        .update(trades)
        .set({ openedAt: row.openedAt })
        .where(and(eq(trades.reference, row.reference), unreversedTrade));
    }
    const lots = toHundredths(added.reduce((all, trade) => all + trade.lots, 0));
    const untimed = added.filter(({ openedAt }) => openedAt === null).length;
    const answer = [
      say('trades_recorded', { added: added.length, lots, known: rows.length - added.length }),
      ...(timed.length > 0 ? [say('opening_times_added', { count: timed.length })] : []),
      ...(untimed > 0 ? [say('trades_without_opening', { count: untimed })] : []),
    ];
    if (added.length > 0) await orm.insert(trades).values(added);
    if (added.length === 0 && timed.length === 0) return { answer };
    return {
      answer,
      details: {
        trades: added.length,
        lots,
        first: added[0]?.reference,
        last: added.at(-1)?.reference,
        ...(timed.length > 0 && { timed: timed.map(({ reference }) => reference) }),
      },
    };
  },
});

function isUntimed(known: Trade, { reference }: Trade): boolean {
  return known.reference === reference && known.openedAt === null;
}

/** The stored trades, prepared for comparison with a file: an opening time that only one of both has is not a difference. */
function knownOf(recorded: readonly (Trade & Recorded)[], rows: readonly Trade[]): (Trade & Recorded)[] {
  const openings = new Map(rows.map((row) => [row.reference, row.openedAt]));
  return recorded.map((known) => {
    const row = openings.get(known.reference) ?? null;
    return { ...known, openedAt: known.openedAt && row ? known.openedAt : row };
  });
}
