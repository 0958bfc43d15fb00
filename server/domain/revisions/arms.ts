import { createHash } from 'node:crypto';
import { and, isNotNull, sql } from 'drizzle-orm';
import { type Arm, withArm } from '@/lib/campaign/revision/arms';
import { armsByDraw } from '@/lib/campaign/revision/draw';
import type { Patch } from '@/lib/campaign/revision/patch';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';

/** An arm as it is stored: with what names it in the keys of its pages and in what their visitors report. */
export type StoredArm = Arm & { digest: string };

/** What pages of an arm are made by. */
export interface ShownArm {
  digest: string;
  patch: Patch;
}

/** The arms of a revision, by the visitors' draws. */
export interface ShownArms {
  arms: readonly ShownArm[];
  /** The place of each draw's arm in them. */
  byDraw: readonly number[];
}

/** The name of what somebody has written, by what it says. */
export function digestOf(...said: unknown[]): string {
  const text = JSON.stringify(said.length === 1 ? said[0] : said);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Arms that may be stored. Two revisions that say the same have arms of the same names. */
export function storedArms(digest: string, arms: readonly Arm[]): StoredArm[] {
  return arms.map(({ name, weight, patch }) => ({ name, weight, patch, digest: digestOf(digest, name) }));
}

/** How pages are made by arms; nothing where a revision has none. */
export function shownArms(slug: string, patch: Patch, arms: readonly StoredArm[] | null): ShownArms | undefined {
  if (!arms) return undefined;
  return {
    arms: arms.map((arm) => ({ digest: arm.digest, patch: withArm(patch, arm.patch) })),
    byDraw: armsByDraw(
      slug,
      arms.map(({ weight }) => weight),
    ),
  };
}

/** What an arm is called in the funnel, such as `7-plain`. */
export function armLabel(revision: number, name: string): string {
  return `${revision}-${name}`;
}

/**
 * What arms are called that pages have named, of revisions that visitors have seen: what a browser makes up has no name.
 *
 * @returns by digest and campaign, see {@link armKey}
 */
export async function readArmLabels(orm: Orm, digests: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (digests.length === 0) return new Map();
  const { id, slug, arms, publishedAt } = campaignRevisions;
  const named = sql.join(
    digests.map((digest) => sql`${arms} @> ${JSON.stringify([{ digest }])}::jsonb`),
    sql` or `,
  );
  const found = await orm
    .select({ id, slug, arms })
    .from(campaignRevisions)
    .where(and(isNotNull(publishedAt), sql`(${named})`))
    .orderBy(publishedAt);
  return new Map(
    found.flatMap((revision) =>
      (revision.arms as StoredArm[]).map(({ digest, name }) => [
        armKey(digest, revision.slug),
        armLabel(revision.id, name),
      ]),
    ),
  );
}

/** By which an arm's name is found. */
export function armKey(digest: string, slug: string): string {
  return `${digest} ${slug}`;
}
