import { createHash } from 'node:crypto';
import { and, isNotNull, sql } from 'drizzle-orm';
import { type Arm, withArm } from '@/lib/campaign/revision/arms';
import type { Patch } from '@/lib/campaign/revision/patch';
import { definitionWith } from '@/lib/campaign/revision/revise';
import type { CampaignInput } from '@/lib/campaign/schema';
import { armsByBucket } from '@/lib/experiment/buckets';
import type { Experiment } from '@/lib/experiment/definition';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import type { Subject } from './pointers';

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

/** The digest of a revision, and its arms as they are stored. Revisions with the same content have arms with the same digests. */
export function withDigests(content: unknown, arms: readonly Arm[]): { digest: string; arms: StoredArm[] | null } {
  if (arms.length === 0) return { digest: digestOf(content), arms: null };
  const said = arms.map(({ name, weight, patch }) => ({ name, weight, patch }));
  const digest = digestOf(content, said);
  return { digest, arms: said.map((arm) => ({ ...arm, digest: digestOf(digest, arm.name) })) };
}

/** The content of a revision of texts or of a definition that shows one of its arms to all visitors. */
export function contentWith({ subject, patch }: { subject: Subject; patch: unknown }, arm: Pick<Arm, 'patch'>): object {
  return subject === 'definition'
    ? definitionWith(patch as CampaignInput, arm.patch)
    : withArm(patch as Patch, arm.patch);
}

/** The arms from which pages are rendered; `undefined` if a revision has none. */
export function shownArms<Stored extends StoredArm, Shown>(
  revision: number,
  { arms, experiment }: { arms: readonly Stored[] | null; experiment: Experiment | null },
  show: (arm: Stored) => Shown,
): ShownArms<Shown> | undefined {
  if (!arms || !experiment) return undefined;
  const weights = arms.map(({ weight }) => weight);
  return {
    revision,
    experiment,
    arms: arms.map(show),
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
