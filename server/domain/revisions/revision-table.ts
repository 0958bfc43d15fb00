import { catalogue } from '@/campaigns/catalogue';
import { clauseOf } from '@/clauses';
import type { Catalogue } from '@/lib/campaign/catalogue';
import { withArm } from '@/lib/campaign/revision/arms';
import type { PageContent } from '@/lib/campaign/revision/content';
import type { Campaign } from '@/lib/campaign/schema';
import type { Clause } from '@/lib/clause/schema';
import { isLaterVersion } from '@/lib/clause/version';
import { beijingDay } from '@/lib/time/calendar';
import type { SitePage } from '@/lib/variant/resolve-page';
import { type ShownArm, type ShownArms, shownArms } from './arms';
import { type ContentOfArm, type ContentParts, contentDigest, type ShownContent } from './content';
import { DefinitionsInForce, definitionPeriods } from './definitions-in-force';
import type { PointerHistory } from './pointer-history';
import { DEFINITION, matterOf, type Place, type Pointer, pointerAt } from './pointers';
import type { DefinedArm, StoredDefinition } from './stored-definition';
import type { StoredRevision } from './stored-revision';
import { readText } from './stored-text';
import { SUBJECTS } from './subjects';

/** A revision of texts that is shown; its digest names it in its pages' cache keys. */
interface ShownRevision extends ShownArm {
  /** What parts of the visitors see instead. */
  arms?: ShownArms | undefined;
}

/** All revisions that are shown at one time, with their periods. */
export class RevisionTable {
  /** One sentence per revision that this version of the product cannot show; its pages show the definition. */
  readonly mistakes: readonly string[];
  private readonly rows: ReadonlyMap<number, StoredRevision>;
  private readonly definitions: DefinitionsInForce;
  private readonly byMatter = new Map<string, Pointer[]>();
  private readonly clauses: readonly string[];
  /** Moments at which something that is shown changes, in order. */
  private readonly edges: readonly number[];

  /**
   * @param version counts the changes; 0 before the first
   * @param stored what the pointers name, except definitions that were in force before
   * @param built the campaigns of this version of the product
   */
  constructor(
    readonly version = 0,
    readonly pointers: readonly Pointer[] = [],
    readonly stored: readonly StoredRevision[] = [],
    readonly built: Catalogue = catalogue,
    readonly history: PointerHistory = new Map(),
  ) {
    // A newer version of the product may have stored a subject that this one does not know.
    const known = stored.filter(({ subject }) => Object.hasOwn(SUBJECTS, subject));
    this.rows = new Map(known.map((revision) => [revision.id, revision]));
    this.definitions = new DefinitionsInForce(built, definitionPeriods(history), this.rows);
    for (const pointer of pointers) {
      const own = this.byMatter.get(matterOf(pointer)) ?? [];
      this.byMatter.set(matterOf(pointer), [...own, pointer]);
    }
    this.clauses = [...new Set(pointers.flatMap(({ subject, slug }) => (subject === 'clause' ? slug : [])))];
    const others = pointers.filter(({ subject }) => subject !== 'definition');
    const edges = [...this.definitions.edges, ...others.flatMap(({ from, to }) => (to === null ? [from] : [from, to]))];
    this.edges = [...new Set(edges)].sort((one, other) => one - other);
    const at = { table: this, moment: Number.MAX_SAFE_INTEGER };
    this.mistakes = known.flatMap((revision) => {
      const { id, subject, slug, brand } = revision;
      if (subject === 'definition' && built.campaign(slug)) return [];
      const read = SUBJECTS[subject].read(revision, at);
      return 'faults' in read ? [`revision ${id} of ${slug || brand}: ${read.faults.join('; ')}`] : [];
    });
  }

  /** The same table if pages of a brand showed a revision: for its preview, regardless of what is published. */
  previewing(stored: StoredRevision, brand: string): RevisionTable {
    const { id: revision, subject, slug } = stored;
    const forAll = subject === 'definition' || subject === 'clause';
    const pointer: Pointer = { revision, subject, slug, brand: forAll ? null : brand, from: 0, to: null };
    const history = new Map(this.history).set(matterOf(pointer), [{ at: 0, entries: [pointer] }]);
    return new RevisionTable(this.version, [...this.pointers, pointer], [...this.stored, stored], this.built, history);
  }

  /** Slugs of all stored campaigns that were ever published, also of those that do not fit this version of the product. */
  get storedSlugs(): ReadonlySet<string> {
    return this.definitions.slugs;
  }

  /** The campaigns and pages at a moment, in milliseconds since 1970; the same object until the next change. */
  catalogueAt(timestamp: number): Catalogue {
    return this.definitions.catalogueAt(timestamp);
  }

  /** The stored definition in force at a moment; `undefined` for built campaigns, and before this table was read. */
  definitionAt(slug: string, timestamp: number): StoredDefinition | undefined {
    return this.definitions.at(slug, timestamp);
  }

  /** The number of that definition, also before this table was read; {@link DEFINITION} if there is none. */
  definitionNumber(slug: string, timestamp: number): number {
    return this.definitions.numberAt(slug, timestamp);
  }

  /** A campaign's definition at a moment. */
  campaignAt(slug: string, timestamp: number): Campaign | undefined {
    return this.built.campaign(slug) ?? this.definitionAt(slug, timestamp)?.campaign;
  }

  /**
   * The revision of texts from which pages are rendered at a moment, in milliseconds since 1970; `undefined` if they show the
   * definition.
   */
  shown(place: Place, timestamp: number): ShownRevision | undefined {
    const stored = this.rows.get(this.numberOf(place, timestamp));
    const read = stored && readText(stored, this.campaignAt(place.slug, timestamp));
    if (!read || 'faults' in read) return undefined;
    const { patch } = read;
    const arms = shownArms(stored.id, read, (arm) => ({ digest: arm.digest, patch: withArm(patch, arm.patch) }));
    return { digest: stored.digest, patch, arms };
  }

  /** The number of the revision that is shown; {@link DEFINITION} if pages show the definition. */
  numberOf(place: Place, timestamp: number): number {
    return this.shownAt(place, timestamp)?.id ?? DEFINITION;
  }

  /** What a page shows beside the build; `undefined` if nothing. */
  contentAt(
    { page, brand }: { page: SitePage | undefined; brand: string },
    timestamp: number,
  ): ShownContent | undefined {
    const { campaign, path = '' } = page ?? {};
    const text = campaign === undefined ? undefined : this.shown({ slug: campaign, brand }, timestamp);
    const definition = campaign === undefined ? undefined : this.definitionAt(campaign, timestamp);
    const own = this.brandAt(brand, timestamp);
    const clauses = this.clausesAt(timestamp);
    const clause = clauses.find(({ content: { slug } }) => path === `/clause/${slug}`);
    const named = campaign === undefined ? [] : clauses;
    const versions = named.map(({ content: { slug, title, version } }) => [slug, { title, version }] as const);
    const content: PageContent = {
      ...(definition && { definition: definition.written }),
      ...(own && { brand: own.content }),
      ...(clause && { clause: clause.content }),
      ...(versions.length > 0 && { versions: Object.fromEntries(versions) }),
    };
    const parts: ContentParts = {
      definition: definition?.digest,
      brand: own?.digest,
      clause: clause?.digest,
      versions: named.length > 0 ? named.map(({ digest }) => digest) : undefined,
    };
    if (!text && Object.keys(content).length === 0) return undefined;
    const made = (part?: ShownArm, arm?: DefinedArm): ContentOfArm => ({
      digest: contentDigest({ ...parts, ...(arm && { definition: arm.digest }), text: part?.digest }),
      content: { ...content, ...(arm && { definition: arm.written }), ...(part && { patch: part.patch }) },
      ...(arm && { arm: arm.digest, page: arm.pages.page(path) }),
    });
    const compared = definition && this.definitions.armsAt(definition.slug, timestamp);
    // A page has one experiment: that of its texts.
    const arms = text?.arms
      ? { ...text.arms, arms: text.arms.arms.map((arm) => ({ ...made(arm), arm: arm.digest })) }
      : compared && shownArms(definition.revision, compared, (arm) => made(text, arm));
    return { ...made(text), ...(arms && { arms }) };
  }

  /** The next moment at which something that is shown may change without an operator; `null` if none is known. */
  nextChange(timestamp: number): number | null {
    return this.edges.find((edge) => edge > timestamp) ?? null;
  }

  /** The clauses in force instead of the build's, which wins if its version is as high. */
  clausesAt(timestamp: number): { digest: string; content: Clause }[] {
    return this.clauses.flatMap((slug) => {
      const pointer = this.pointerAt({ subject: 'clause', slug, brand: null }, timestamp);
      const stored = pointer && this.rows.get(pointer.revision);
      const read = stored && SUBJECTS.clause.read(stored);
      if (!read || 'faults' in read || !isLaterVersion(read.content.version, clauseOf(slug)?.version ?? '')) return [];
      const effectiveOn = beijingDay(new Date(pointer.from));
      return [{ digest: `${stored.digest} ${effectiveOn}`, content: { ...read.content, effectiveOn } }];
    });
  }

  /** The last published of the active revisions that fit this version of the product. */
  private shownAt(place: Place, timestamp: number): StoredRevision | undefined {
    return this.rows.get(this.pointerAt(place, timestamp)?.revision ?? DEFINITION);
  }

  private pointerAt(place: Place, timestamp: number): Pointer | undefined {
    const at = { table: this, moment: timestamp };
    const fitting = (this.byMatter.get(matterOf(place)) ?? []).filter(({ revision }) => {
      const stored = this.rows.get(revision);
      return stored && !('faults' in SUBJECTS[stored.subject].read(stored, at));
    });
    return pointerAt(fitting, place, timestamp);
  }

  /** What operators have changed of a brand. */
  brandAt(brand: string, timestamp: number) {
    const stored = this.shownAt({ subject: 'brand', slug: '', brand }, timestamp);
    const read = stored && SUBJECTS.brand.read(stored);
    return read && 'content' in read ? { digest: stored.digest, content: read.content } : undefined;
  }
}
