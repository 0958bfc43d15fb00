import { createHash } from 'node:crypto';
import { and, isNotNull, sql } from 'drizzle-orm';
import { type Arm, withArm } from '@/lib/campaign/revision/arms';
import type { Patch } from '@/lib/campaign/revision/patch';
import { armsByBucket } from '@/lib/experiment/buckets';
import type { Experiment } from '@/lib/experiment/definition';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';

/** A stored arm, with the digest that names it in its pages' cache keys and in its visitors' reports. */
export type StoredArm = Arm & { digest: string };

/** What an arm's pages are rendered from. */
export interface ShownArm {
  digest: string;
  patch: Patch;
}

/** The experiment of a shown revision, with the arms by the visitors' buckets. */
export interface ShownArms<Shown = ShownArm> {
  revision: number;
  experiment: Experiment;
  arms: readonly Shown[];
  /** For each bucket, the index of its arm in `arms`; `undefined` for visitors who see the revision itself. */
  byBucket: readonly (number | undefined)[];
}

/** A digest of the given content. */
export function digestOf(...said: unknown[]): string {
  const text = JSON.stringify(said.length === 1 ? said[0] : said);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Arms as they are stored. Revisions with the same content have arms with the same digests. */
export function storedArms(digest: string, arms: readonly Arm[]): StoredArm[] {
  return arms.map(({ name, weight, patch }) => ({ name, weight, patch, digest: digestOf(digest, name) }));
}

/** The arms from which pages are rendered; `undefined` if a revision has none. */
export function shownArms(
  revision: number,
  { patch, arms, experiment }: { patch: Patch; arms: readonly StoredArm[] | null; experiment: Experiment | null },
): ShownArms | undefined {
  if (!arms || !experiment) return undefined;
  const weights = arms.map(({ weight }) => weight);
  return {
    revision,
    experiment,
    arms: arms.map((arm) => ({ digest: arm.digest, patch: withArm(patch, arm.patch) })),
    byBucket: armsByBucket(weights, experiment.share),
  };
}

/** The names of a stored revision's arms; none if all visitors see the revision. */
export function armNames({ arms }: { arms: unknown }): string[] {
  return ((arms ?? []) as StoredArm[]).map(({ name }) => name);
}

/** The name of an arm in the funnel, such as `7-plain`. */
export function armLabel(revision: number, name: string): string {
  return `${revision}-${name}`;
}

/**
 * The labels of reported arms of published revisions; a digest that a browser made up has none.
 *
 * @returns labels by digest and campaign, see {@link armKey}
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

/** The key of an arm's label. */
export function armKey(digest: string, slug: string): string {
  return `${digest} ${slug}`;
}
