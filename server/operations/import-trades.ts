import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { toHundredths } from '@/lib/reward/hundredths';
import { trades } from '../platform/database/schema/funds';
import { hundredths, notRecorded, ORIGIN, pastInstant, readRecords } from './import-records';
import { defineOperation } from './operation';

/** Records closed trades as the trading platform does, each reference once. */
export const importTrades = defineOperation({
  name: 'import-trades',
  summary: 'records closed trades: CSV with account, reference, symbol, lots (standard lots), closedAt',
  operands: ['file'],
  file: 'file',
  act: true,
  input: z.strictObject({ file: z.string() }),
  async run(context, { file }) {
    const { orm, now } = context;
    const symbol = z.string().regex(/^[A-Z0-9]{3,12}$/, 'must be a symbol such as XAUUSD');
    const schema = z.object({ ...ORIGIN, symbol, lots: hundredths, closedAt: pastInstant(now) });
    const rows = await readRecords(context, file, schema);
    const references = rows.map(({ reference }) => reference);
    const recorded = await orm.select().from(trades).where(inArray(trades.reference, references));
    const added = notRecorded<Omit<(typeof recorded)[number], 'id'>>(rows, recorded);
    const known = rows.length - added.length;
    const lots = toHundredths(added.reduce((all, trade) => all + trade.lots, 0));
    const text = `Trades recorded: ${added.length}, ${lots} lots in all. Known before: ${known}.`;
    if (added.length === 0) return { text };
    await orm.insert(trades).values(added);
    return { text, details: { trades: added.length, lots, first: added[0]?.reference, last: added.at(-1)?.reference } };
  },
});
