import { and, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { picturesIn } from '@/lib/art/picture';
import type { Campaign } from '@/lib/campaign/schema';
import { after, DAY } from '../../platform/clock/clock';
import { pictures, pictureUses } from '../../platform/database/schema/pictures';
import { campaignPointers, campaignRevisions } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';

/** Days that an author has to use an uploaded picture, and days after which no page shows one that no revision uses any more. */
const [UNUSED_DAYS, SHOWN_DAYS] = [7, 365];

/**
 * Removes pictures that were uploaded over a week ago, that no campaign shows, and no revision which was written, published or
 * scheduled within the last year.
 */
export async function removeUnusedPictures(orm: Orm, campaigns: readonly Campaign[], now: Date): Promise<void> {
  const shown = picturesIn(campaigns).map(({ digest }) => digest);
  const unused = and(isUnused(now), notInArray(pictures.digest, shown));
  await orm.transaction(async (transaction) => {
    const found = await transaction
      .select({ digest: pictures.digest })
      .from(pictures)
      .where(unused)
      .for('update', { skipLocked: true });
    const digests = found.map(({ digest }) => digest);
    // A revision may have begun to use one of them before it was locked.
    if (digests.length > 0) await transaction.delete(pictures).where(and(inArray(pictures.digest, digests), unused));
  });
}

function isUnused(now: Date): SQL | undefined {
  const yearAgo = after(now, -SHOWN_DAYS * DAY);
  const year = sql`${yearAgo.toISOString()}::timestamptz`;
  const { id, writtenAt, publishedAt } = campaignRevisions;
  const { version, entries, at } = campaignPointers;
  // The pointers that applied a year ago, and all later ones.
  const scheduled = sql`
    select (entry ->> 'revision')::int from ${campaignPointers}, jsonb_array_elements(${entries}) as entry
    where ${version} >= (select coalesce(max(${version}), 0) from ${campaignPointers} where ${at} <= ${year})
      and coalesce((entry ->> 'to')::float8 > ${yearAgo.getTime()}, true)`;
  const used = sql`exists (
    select from ${pictureUses} join ${campaignRevisions} on ${id} = ${pictureUses.revision}
    where ${pictureUses.digest} = ${pictures.digest}
      and (${writtenAt} > ${year} or ${publishedAt} > ${year} or ${id} in (${scheduled})))`;
  return and(lt(pictures.addedAt, after(now, -UNUSED_DAYS * DAY)), sql`not ${used}`);
}
