import { and, inArray, lt } from 'drizzle-orm';
import { addMonths, MONTHS_KEPT } from '@/lib/privacy/retention';
import { bankCards } from '../../platform/database/schema/identity';
import type { Orm } from '../../platform/database/types';

/** Removes cards that were removed or rejected, once the storage time in the clause is over. */
export async function removeFormerCards(orm: Orm, now: Date): Promise<void> {
  const oldest = addMonths(now, -MONTHS_KEPT.formerCard);
  await orm
    .delete(bankCards)
    .where(and(inArray(bankCards.state, ['removed', 'refused']), lt(bankCards.changedAt, oldest)));
}
