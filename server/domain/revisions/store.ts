import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Campaign } from '@/lib/campaign/schema';
import { after } from '../../platform/clock/clock';
import { campaignPointers, campaignRevisions } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import { DEFINITION_DELAY, definitionPeriods } from './definitions-in-force';
import { extendHistory, type PointerHistory, type StoredPointers } from './pointer-history';
import { DEFINITION, type Place, type Pointer } from './pointers';
import { RevisionTable } from './revision-table';
import { readDefinition } from './stored-definition';

/**
 * The current table, of the campaigns of a known one; the known one itself if it is current. It reads only rows that the known one
 * lacks, because they never change.
 */
export async function readRevisions(orm: Orm, known: RevisionTable): Promise<RevisionTable> {
  const [latest] = await orm
    .select({ version: campaignPointers.version, at: campaignPointers.at })
    .from(campaignPointers)
    .orderBy(desc(campaignPointers.version))
    .limit(1);
  const version = latest?.version ?? 0;
  if (version === known.version) return known;
  const changes = await readChanges(orm, known.version, version);
  const pointers = await readPointers(orm, version);
  const history = extendHistory(known.history, changes);
  const needed = neededRevisions(pointers, history, latest?.at.getTime() ?? 0);
  const kept = known.stored.filter(({ id }) => needed.has(id));
  const missing = [...needed].filter((id) => !kept.some((row) => row.id === id));
  const read = await orm.select().from(campaignRevisions).where(inArray(campaignRevisions.id, missing));
  return new RevisionTable(version, pointers, [...kept, ...read], known.built, history);
}

/** Numbers of the revisions that pointers name; of definitions only those whose time is not over, because they are large. */
function neededRevisions(pointers: readonly Pointer[], history: PointerHistory, now: number): ReadonlySet<number> {
  const others = pointers.filter(({ subject }) => subject !== 'definition');
  const periods = [...definitionPeriods(history).values()].flat();
  const definitions = periods.filter(({ revision, to }) => revision !== DEFINITION && (to === null || to > now));
  return new Set([...others, ...definitions].map(({ revision }) => revision));
}

/**
 * The campaign as it was defined at a moment, also before the table was read; `undefined` if it did not exist then or if its
 * definition does not fit this version of the product.
 */
export async function readCampaignAt(
  orm: Orm,
  table: RevisionTable,
  slug: string,
  moment: Date,
): Promise<Campaign | undefined> {
  const number = table.definitionNumber(slug, moment.getTime());
  const known = table.campaignAt(slug, moment.getTime());
  if (known || number === DEFINITION) return known;
  const [stored] = await orm.select().from(campaignRevisions).where(eq(campaignRevisions.id, number));
  const read = stored && readDefinition(stored, table.built);
  return read && 'campaign' in read ? read.campaign : undefined;
}

/**
 * Whether a table has every change that definitions follow by now. A server whose reads fail misses some, and would draw by other
 * odds than the others.
 */
export async function isCurrent(orm: Orm, table: RevisionTable, slug: string, now: Date): Promise<boolean> {
  if (!table.storedSlugs.has(slug)) return true;
  const { version, at } = campaignPointers;
  const missed = and(gt(version, table.version), lte(at, after(now, -DEFINITION_DELAY)));
  return (await orm.select({ version }).from(campaignPointers).where(missed).limit(1)).length === 0;
}

/** All changes of the pointers of one subject and slug, in order. */
export async function readPointersOf(
  orm: Orm,
  { subject = 'text', slug }: Omit<Place, 'brand'>,
): Promise<StoredPointers[]> {
  const { version, at, entries } = campaignPointers;
  const own = sql<Pointer[]>`(
    select coalesce(jsonb_agg(entry order by place), '[]') from jsonb_array_elements(${entries})
    with ordinality as listed (entry, place)
    where entry ->> 'slug' = ${slug} and coalesce(entry ->> 'subject', 'text') = ${subject}
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
async function readChanges(orm: Orm, from: number, to: number): Promise<StoredPointers[]> {
  const rows = await orm
    .select({ at: campaignPointers.at, entries: campaignPointers.entries })
    .from(campaignPointers)
    .where(and(gt(campaignPointers.version, from), lte(campaignPointers.version, to)))
    .orderBy(asc(campaignPointers.version));
  return rows.map(({ at, entries }) => ({ at: at.getTime(), entries: entries as Pointer[] }));
}

async function readPointers(orm: Orm, version: number): Promise<Pointer[]> {
  const [row] = await orm.select().from(campaignPointers).where(eq(campaignPointers.version, version));
  return (row?.entries ?? []) as Pointer[];
}
