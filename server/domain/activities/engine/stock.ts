import { and, eq, lt, sql } from 'drizzle-orm';
import { stock } from '../../../platform/database/schema/activities';
import type { Place } from './module';

/** An item of limited number; `total` comes from the definition, and an operator may have changed it since. */
export interface StockItem {
  item: string;
  total: number;
  /** Empty for an item that is stocked once for the whole activity. */
  round?: string;
}

/**
 * Takes one piece of a prize's stock; returns false if none is left. Parallel callers queue on the row, so that no piece is taken twice.
 */
export async function takeOne(context: Place, { item, total, round = '' }: StockItem): Promise<boolean> {
  const key = { slug: context.slug, kind: context.activity.kind, round, item };
  return (await takeFrom(context, key)) || (await takeFirst(context, key, total)) || takeFrom(context, key);
}

/** Pieces left of every item in a round, by item. */
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

/** Inserts the row with the first piece taken; returns false if it exists. */
async function takeFirst({ orm }: Place, key: Key, total: number): Promise<boolean> {
  const made = await orm
    .insert(stock)
    .values({ ...key, total, taken: 1 })
    .onConflictDoNothing()
    .returning({ taken: stock.taken });
  return made.length > 0;
}
