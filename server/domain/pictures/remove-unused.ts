import { and, lt, notInArray, sql } from 'drizzle-orm';
import { picturesIn } from '@/lib/art/picture';
import type { Campaign } from '@/lib/campaign/schema';
import { after, DAY } from '../../platform/clock/clock';
import { pictures, pictureUses } from '../../platform/database/schema/pictures';
import { campaignPointers } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';

/** Days that an author has to use an uploaded picture, and days that one is stored after the last page showed it. */
const [UNUSED_DAYS, SHOWN_DAYS] = [7, 365];

/**
 * Removes pictures that were uploaded over a week ago, that no campaign shows, and no revision which was written, published or
 * shown within the last year. In one statement: it leaves a picture that a revision begins to use meanwhile.
 */
export async function removeUnusedPictures(orm: Orm, campaigns: readonly Campaign[], now: Date): Promise<void> {
  const inFiles = picturesIn(campaigns).map(({ digest }) => digest);
  const yearAgo = after(now, -SHOWN_DAYS * DAY);
  const year = sql`${yearAgo.toISOString()}::timestamptz`;
  const { version, entries, at } = campaignPointers;
  // By the pointers that applied a year ago, and all later ones.
  const shown = sql`
    select (entry ->> 'revision')::int from ${campaignPointers}, jsonb_array_elements(${entries}) as entry
    where ${version} >= (select coalesce(max(${version}), 0) from ${campaignPointers} where ${at} <= ${year})
      and coalesce((entry ->> 'to')::float8 > ${yearAgo.getTime()}, true)`;
  const isUsed = sql`exists (
    select from ${pictureUses} where ${pictureUses.digest} = ${pictures.digest}
      and (${pictures.usedAt} > ${year} or ${pictureUses.revision} in (${shown})))`;
  const isOld = lt(pictures.usedAt, after(now, -UNUSED_DAYS * DAY));
  await orm.delete(pictures).where(and(isOld, sql`not ${isUsed}`, notInArray(pictures.digest, inFiles)));
}
