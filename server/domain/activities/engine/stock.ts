import { and, eq, lt, sql } from 'drizzle-orm';
import { stock } from '../../../platform/database/schema/activities';
import type { Place } from './module';

/** An item of limited number; `total` is the definition's, an operator may have changed it since. */
export interface StockItem {
  item: string;
  total: number;
  /** Empty where an item is stocked once for the whole activity. */
  round?: string;
}

/** An item of limited number as a definition has it. */
export interface DefinedItem {
  item: string;
  total: number;
  /** Stocked anew for every round of red packets, named `2026-12-01T20:00`, or for every Beijing month, `2026-12`. */
  perRound?: 'packets' | 'month';
}

/** Takes one piece; false when none is left. Concurrent takers queue on the row, so never more than all are taken. */
export async function takeOne(context: Place, { item, total, round = '' }: StockItem): Promise<boolean> {
  const key = { slug: context.slug, kind: context.activity.kind, round, item };
  return (await takeFrom(context, key)) || (await takeFirst(context, key, total)) || takeFrom(context, key);
}

/** Pieces left of every item of a round, by item. */
export async function readLeft(context: Place, items: readonly StockItem[], round = ''): Promise<Map<string, number>> {
  const { orm, slug, activity } = context;
  const rows = await orm
    .select({ item: stock.item, left: sql<number>`${stock.total} - ${stock.taken}` })
    .from(stock)
    .where(and(eq(stock.slug, slug), eq(stock.kind, activity.kind), eq(stock.round, round)));
  const left = new Map(items.map(({ item, total }) => [item, total]));
  for (const row of rows) left.set(row.item, Number(row.left));
  return left;
}

type Key = Pick<typeof stock.$inferSelect, 'slug' | 'kind' | 'round' | 'item'>;

async function takeFrom({ orm }: Place, { slug, kind, round, item }: Key): Promise<boolean> {
  const taken = await orm
    .update(stock)
    .set({ taken: sql`${stock.taken} + 1` })
    .where(
      and(
        eq(stock.slug, slug),
        eq(stock.kind, kind),
        eq(stock.round, round),
        eq(stock.item, item),
        lt(stock.taken, stock.total),
      ),
    )
    .returning({ taken: stock.taken });
  return taken.length > 0;
}

/** The first one taken makes the row; false when there is one. */
async function takeFirst({ orm }: Place, key: Key, total: number): Promise<boolean> {
  const made = await orm
    .insert(stock)
    .values({ ...key, total, taken: 1 })
    .onConflictDoNothing()
    .returning({ taken: stock.taken });
  return made.length > 0;
}
