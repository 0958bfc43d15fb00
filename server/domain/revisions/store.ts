import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { campaignPointers, campaignRevisions } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import { extendHistory, type StoredPointers } from './pointer-history';
import type { Pointer } from './pointers';
import { RevisionTable } from './revision-table';

/** The current table, of the campaigns of a known one; the known one itself if it is current. */
export async function readRevisions(orm: Orm, known: RevisionTable): Promise<RevisionTable> {
  const [latest] = await orm
    .select({ version: campaignPointers.version })
    .from(campaignPointers)
    .orderBy(desc(campaignPointers.version))
    .limit(1);
  const version = latest?.version ?? 0;
  if (version === known.version) return known;
  const changes = await readChanges(orm, known.version, version);
  const pointers = await readPointers(orm, version);
  const ids = [...new Set(pointers.map(({ revision }) => revision))];
  const stored = await orm.select().from(campaignRevisions).where(inArray(campaignRevisions.id, ids));
  return new RevisionTable(version, pointers, stored, known.built, extendHistory(known.history, changes));
}

/** All changes of the pointers of one campaign, in order. */
export async function readPointersOf(orm: Orm, slug: string): Promise<StoredPointers[]> {
  const { version, at, entries } = campaignPointers;
  const own = sql<Pointer[]>`(
    select coalesce(jsonb_agg(entry order by place), '[]') from jsonb_array_elements(${entries})
    with ordinality as listed (entry, place) where entry ->> 'slug' = ${slug}
  )`;
  const rows = await orm.select({ at, entries: own }).from(campaignPointers).orderBy(asc(version));
  return rows.map(({ at: changed, entries: held }) => ({ at: changed.getTime(), entries: held }));
}

/** Locks the pointers against other changes until the transaction ends. */
export async function lockPointers(orm: Orm): Promise<void> {
  await orm.execute(sql`lock table ${campaignPointers} in share row exclusive mode`);
}

/** The current version and its pointers. */
export async function readLatestPointers(orm: Orm): Promise<{ version: number; pointers: Pointer[] }> {
  const [row] = await orm.select().from(campaignPointers).orderBy(desc(campaignPointers.version)).limit(1);
  return { version: row?.version ?? 0, pointers: (row?.entries ?? []) as Pointer[] };
}

/** Makes pointers the current ones. Call it under {@link lockPointers}. */
export async function storePointers(orm: Orm, version: number, entries: readonly Pointer[], now: Date): Promise<void> {
  await orm.insert(campaignPointers).values({ version, entries, at: now });
}

/** The pointers of all campaigns after each change that followed one version, up to another, in order. */
async function readChanges(orm: Orm, after: number, to: number): Promise<StoredPointers[]> {
  const rows = await orm
    .select({ at: campaignPointers.at, entries: campaignPointers.entries })
    .from(campaignPointers)
    .where(and(gt(campaignPointers.version, after), lte(campaignPointers.version, to)))
    .orderBy(asc(campaignPointers.version));
  return rows.map(({ at, entries }) => ({ at: at.getTime(), entries: entries as Pointer[] }));
}

async function readPointers(orm: Orm, version: number): Promise<Pointer[]> {
  const [row] = await orm.select().from(campaignPointers).where(eq(campaignPointers.version, version));
  return (row?.entries ?? []) as Pointer[];
}
