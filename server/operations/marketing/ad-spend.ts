import { and, count, desc, eq, max, min, sql } from 'drizzle-orm';
import { z } from 'zod';
import { addUp } from '../../domain/funnel/spend';
import { adSpendImports, adSpend as adSpendTable } from '../../platform/database/schema/ad-spend';
import type { Orm } from '../../platform/database/types';
import { iso } from '../common/answer';
import { REASON } from '../common/fields';
import { rowNumber } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { say, table } from './words';

const SHOWN = 100;

const id = rowNumber(say('must_be_spend_import'));

/** Lists the imports of ad spend. */
export const adSpend = defineOperation({
  name: 'ad-spend',
  title: '广告花费',
  summary: `列出最近 ${SHOWN} 次广告花费的导入`,
  subject: '推广',
  permission: 'figures',
  audited: false,
  standby: true,
  input: z.strictObject({}),
  async run({ orm }) {
    const imports = await orm
      .select({
        id: adSpendImports.id,
        at: adSpendImports.importedAt,
        operator: adSpendImports.operator,
        reversed: adSpendImports.reversedAt,
        lines: count(),
        first: min(adSpendTable.day),
        last: max(adSpendTable.day),
        sums: sql<{ currency: 'CNY' | 'USD'; amount: number }[]>`json_agg(json_build_object(
          'currency', ${adSpendTable.currency}, 'amount', ${adSpendTable.amount}))`,
      })
      .from(adSpendImports)
      .innerJoin(adSpendTable, eq(adSpendTable.import, adSpendImports.id))
      .groupBy(adSpendImports.id)
      .orderBy(desc(adSpendImports.id))
      .limit(SHOWN);
    const rows = imports.map(({ at, reversed, sums, ...others }) => ({
      ...others,
      at: iso(at),
      spend: addUp(sums).map(({ currency, amount }) => ({ amount, unit: currency.toLowerCase() })),
      reversed: iso(reversed),
    }));
    return { answer: [table('ad_spend', rows, { empty: say('no_ad_spend') })] };
  },
});

/** Reverses an import, whose lines then no longer count and can be imported again. */
export const reverseAdSpend = defineOperation({
  name: 'reverse-ad-spend',
  title: '撤销广告花费',
  summary: '撤销一次广告花费的导入，之后可重新导入',
  subject: '推广',
  permission: 'spend',
  audited: true,
  input: z.strictObject({ id: id.meta({ title: '导入编号', kind: 'number', operand: true }), reason: REASON }),
  async run({ orm, now }, { id: number, reason }) {
    const { reversedAt } = await lockImport(orm, number);
    if (reversedAt) throw new OperatorError(say('spend_was_reversed', { import: number, at: iso(reversedAt) }));
    await orm.update(adSpendImports).set({ reversedAt: now }).where(eq(adSpendImports.id, number));
    const lines = await orm
      .update(adSpendTable)
      .set({ counts: false })
      .where(and(eq(adSpendTable.import, number), adSpendTable.counts))
      .returning({ currency: adSpendTable.currency, amount: adSpendTable.amount });
    const spend = addUp(lines).map(({ currency, amount }) => ({ amount, unit: currency.toLowerCase() }));
    return {
      answer: [say('spend_reversed', { import: number, lines: lines.length, spend })],
      details: { import: number, lines: lines.length, spend, reason },
    };
  },
});

async function lockImport(orm: Orm, number: number) {
  const [found] = await orm.select().from(adSpendImports).where(eq(adSpendImports.id, number)).for('update');
  if (!found) throw new OperatorError(say('no_spend_import', { import: number }));
  return found;
}
