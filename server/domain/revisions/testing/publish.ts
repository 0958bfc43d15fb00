import { campaignRevisions } from '../../../platform/database/schema/revisions';
import type { Orm } from '../../../platform/database/types';
import { digestOf, type StoredArm } from '../arms';
import type { Pointer } from '../pointers';
import { readLatestPointers, storePointers } from '../store';

export interface Published extends Partial<Pick<Pointer, 'subject' | 'brand' | 'from' | 'to'>> {
  slug: string;
  /** The patch, or the whole definition or clause. */
  patch: object;
  arms?: readonly StoredArm[] | null;
  experiment?: object;
  /** The moment of the publication. */
  at: Date;
}

/** Stores an approved revision and publishes it; returns its number. */
export async function publish(orm: Orm, published: Published): Promise<number> {
  const { subject = 'text', slug, brand = null, at, from = at.getTime(), to = null } = published;
  const { patch, arms, experiment } = published;
  const content = { patch, arms, experiment, digest: digestOf(patch) };
  const written = { subject, slug, brand, ...content, state: 'approved', author: 'Li Na' } as const;
  const [row] = await orm
    .insert(campaignRevisions)
    .values({ ...written, writtenAt: at, publishedAt: at })
    .returning({ id: campaignRevisions.id });
  const revision = row?.id ?? 0;
  const { version, pointers } = await readLatestPointers(orm);
  await storePointers(orm, version + 1, [...pointers, { revision, subject, slug, brand, from, to }], at);
  return revision;
}
