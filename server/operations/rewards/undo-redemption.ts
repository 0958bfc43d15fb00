import { and, eq, gt, sql } from 'drizzle-orm';
import { transferPoints } from '../../domain/activities/engine/points';
import { pointPostings, type rewards, stock } from '../../platform/database/schema/activities';
import type { Orm } from '../../platform/database/types';

/**
 * Returns the points and the stock of a redemption. Does nothing for other rewards.
 */
export async function undoRedemption(orm: Orm, reward: typeof rewards.$inferSelect, now: Date): Promise<void> {
  const { slug, kind, account, source, label, givenAt } = reward;
  const [verb, item = ''] = source.split(':');
  if (kind !== 'points' || verb !== 'redeem') return;
  const [paid] = await orm
    .select({ amount: pointPostings.amount })
    .from(pointPostings)
    .where(
      and(
        eq(pointPostings.account, account),
        eq(pointPostings.slug, slug),
        eq(pointPostings.book, 'visitor'),
        eq(pointPostings.label, `兑换：${label}`),
        eq(pointPostings.at, givenAt),
      ),
    );
  if (paid) await transferPoints(orm, { account, slug, label: `退回：${label}`, amount: -paid.amount, now });
  await orm
    .update(stock)
    .set({ taken: sql`${stock.taken} - 1` })
    .where(
      and(eq(stock.slug, slug), eq(stock.kind, kind), eq(stock.round, ''), eq(stock.item, item), gt(stock.taken, 0)),
    );
}
