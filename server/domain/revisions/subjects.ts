import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { brands } from '@/brands';
import { clauseOf } from '@/clauses';
import { type BrandPatch, brandPatchSchema, brandShown } from '@/lib/brand/patch';
import type { Catalogue } from '@/lib/campaign/catalogue';
import { changesOf, type FieldChange } from '@/lib/campaign/changes';
import { readNewCampaign, type Surroundings } from '@/lib/campaign/checks';
import { faultsOf } from '@/lib/campaign/define';
import { definitionPatchReader } from '@/lib/campaign/revision/revise';
import type { Campaign, CampaignInput } from '@/lib/campaign/schema';
import { type StoredClause, storedClauseSchema } from '@/lib/clause/schema';
import type { Experiment } from '@/lib/experiment/definition';
import { faultWords } from '@/lib/form/faults';
import { digestOf, type StoredArm, withDigests } from './arms';
import { brandFaults } from './brand-faults';
import { articlesOf, clauseFaults } from './clause-versions';
import { apart, readCompared } from './compared-arms';
import type { Place, Subject } from './pointers';
import { type Defined, readDefinedArms, readDefinition } from './stored-definition';
import { readOnce, type StoredRevision } from './stored-revision';
import { readText, type StoredText } from './stored-text';
import { writeRevision } from './write-revision';

/** Against what a revision is read. */
export interface Reading {
  table: {
    /** The campaigns of this version of the product. */
    built: Catalogue;
    /** A campaign's definition at a moment. */
    campaignAt(slug: string, timestamp: number): Campaign | undefined;
  };
  /** Milliseconds since 1970. */
  moment: number;
}

/** Against what a revision is checked that an operator stores. */
export interface Writing extends Reading {
  place: Place;
  around: Surroundings;
  /** The first and last day that operators have set, which texts may name. */
  period?: Campaign['period'] | undefined;
  /** Versions of the clause that operators have stored before. */
  versions?: readonly string[];
}

interface Faults {
  /** By field, such as `hero.lead: …`. */
  faults: string[];
  /** What only a preview may show, if the faults are of words. */
  shown?: object;
}

/** What each subject knows of its revisions. */
export interface SubjectRules<Content> {
  write(written: unknown, at: Writing): { content: Content; digest: string; shown: object } | Faults;
  /** `shown` is what visitors see by it, for comparisons. */
  read(stored: StoredRevision, at: Reading): { content: Content; shown: object } | Faults;
  /** What visitors see without a revision; empty if there is nothing. */
  built(place: Place, at: Reading): object;
  /** When each change may begin while a campaign runs. */
  changes?(before: object, after: object, now: Date): FieldChange[];
}

/** Longest definition as JSON, in characters, and its most questions. */
const LONGEST = 512 * 1024;
const MOST_QUESTIONS = 1_000;

const text: SubjectRules<StoredText> = {
  write(written, { place, table, moment, period }) {
    const campaign = table.campaignAt(place.slug, moment);
    if (!campaign) return { faults: ['(root): 没有这个活动'] };
    const read = writeRevision(campaign, written, period);
    return 'faults' in read ? read : { content: read, digest: read.digest, shown: read.campaign };
  },
  read(stored, { table, moment }) {
    const read = readText(stored, table.campaignAt(stored.slug, moment));
    return 'faults' in read ? read : { content: read, shown: read.campaign };
  },
  built: ({ slug }, { table, moment }) => table.campaignAt(slug, moment) ?? {},
};

/** A definition with its arms. */
interface Compared extends Defined {
  arms: readonly StoredArm[] | null;
  experiment: Experiment | null;
}

const definition: SubjectRules<Compared> = {
  write(written, { around }) {
    const json = JSON.stringify(written) ?? '';
    if (json.length > LONGEST) return { faults: [`(root): 超过 ${LONGEST / 1024} KB`] };
    const { rest, ...compared } = apart(written);
    const read = readNewCampaign(rest, around);
    if ('faults' in read) return read;
    const { campaign } = read;
    const questions = campaign.activities.flatMap((one) => (one.kind === 'quiz' ? one.quiz.bank : []));
    if (questions.length > MOST_QUESTIONS) return { faults: [`activities: 至多 ${MOST_QUESTIONS} 道题`] };
    const reader = definitionPatchReader((arm) => readNewCampaign(arm, around));
    const checked = readCompared(campaign, {}, compared, reader);
    if ('faults' in checked) return { ...checked, shown: campaign };
    const { digest, arms } = withDigests(rest, checked.arms);
    const content = { written: rest as CampaignInput, campaign, arms, experiment: checked.experiment };
    return { content, digest, shown: campaign };
  },
  read(stored, { table }) {
    const [read, compared] = [readDefinition(stored, table.built), readDefinedArms(stored, table.built)];
    if ('faults' in read) return read;
    if ('faults' in compared) return compared;
    return { content: { ...read, ...compared }, shown: read.campaign };
  },
  built: () => ({}),
  changes: (before, after, now) => changesOf(before as Campaign, after as Campaign, now),
};

const readBrand = readOnce<undefined, { content: BrandPatch } | Faults>(({ patch }) => parsed(brandPatchSchema, patch));
const readClause = readOnce<undefined, { content: StoredClause; shown: object } | Faults>(({ patch }) => {
  const read = parsed(storedClauseSchema, patch);
  return 'faults' in read ? read : { ...read, shown: articlesOf(read.content) };
});

const brand = {
  write(written: unknown, { place }: Pick<Writing, 'place'>) {
    const built = brands.find(({ appCode }) => appCode === place.brand);
    if (!built) return { faults: ['(root): 没有这个品牌'] };
    const read = parsed(brandPatchSchema, written);
    if ('faults' in read) return read;
    const same = brandShown(built, {});
    const changes = Object.entries(read.content).filter(
      ([field, value]) => !isDeepStrictEqual(brandShown(built, { [field]: value }), same),
    );
    const content = Object.fromEntries(changes) as BrandPatch;
    const faults = Object.keys(content).length > 0 ? brandFaults(built.appCode, content) : ['(root): 没有改动'];
    const shown = brandShown(built, content);
    return faults.length > 0 ? { faults, shown } : { content, digest: digestOf(content), shown };
  },
  read(stored) {
    const built = brands.find(({ appCode }) => appCode === stored.brand);
    const read = readBrand(stored, undefined);
    if ('faults' in read) return read;
    return built ? { ...read, shown: brandShown(built, read.content) } : { faults: ['(root): 没有这个品牌'] };
  },
  built: ({ brand: code }: Place) => brands.find(({ appCode }) => appCode === code) ?? {},
} satisfies SubjectRules<BrandPatch>;

const clause = {
  write(written: unknown, { place, versions = [] }: Pick<Writing, 'place' | 'versions'>) {
    const read = parsed(storedClauseSchema, written);
    if ('faults' in read) return read;
    const faults = clauseFaults(read.content, place.slug, versions);
    const shown = articlesOf(read.content);
    return faults.length > 0 ? { faults, shown } : { ...read, digest: digestOf(read.content), shown };
  },
  read: (stored: StoredRevision) => readClause(stored, undefined),
  built: ({ slug }: Place) => {
    const built = clauseOf(slug);
    return built ? articlesOf(built) : {};
  },
} satisfies SubjectRules<StoredClause>;

function parsed<Content>(schema: z.ZodType<Content>, written: unknown): { content: Content } | Faults {
  const { success, data, error } = schema.safeParse(written, { error: faultWords });
  return success ? { content: data } : { faults: faultsOf(error) };
}

/** The rules of each subject. */
export const SUBJECTS = { text, definition, brand, clause } satisfies { [Name in Subject]: SubjectRules<unknown> };
