import { type Catalogue, catalogueOf } from '@/lib/campaign/catalogue';
import { after, SECOND } from '../../platform/clock/clock';
import type { PointerHistory } from './pointer-history';
import { DEFINITION, matterOf, type Place } from './pointers';
import { type ShownPeriod, shownPeriods } from './shown-periods';
import { type DefinedArms, readDefinedArms, readDefinition, type StoredDefinition } from './stored-definition';
import type { StoredRevision } from './stored-revision';

/**
 * Milliseconds from a change of pointers until definitions follow it. By then every server has read it, so that no two draw by
 * different odds.
 */
export const DEFINITION_DELAY = 4 * SECOND;

/** When a revision begins that is published now and is to begin at a moment. */
export function beginOf({ subject }: Pick<Place, 'subject'>, asked: Date, now: Date): Date {
  const earliest = after(now, subject === 'definition' ? DEFINITION_DELAY : 0);
  return asked > earliest ? asked : earliest;
}

/** When which definition of each stored campaign is in force, by slug. */
export type DefinitionPeriods = ReadonlyMap<string, readonly ShownPeriod[]>;

/** What the history of pointers says of definitions. */
export function definitionPeriods(history: PointerHistory): DefinitionPeriods {
  const periods = new Map<string, ShownPeriod[]>();
  for (const [matter, changes] of history) {
    const [slug] = changes.flatMap(({ entries }) => entries.map((entry) => entry.slug));
    if (slug === undefined || matter !== matterOf({ subject: 'definition', slug })) continue;
    const delayed = changes.map(({ at, entries }) => ({ at: at + DEFINITION_DELAY, entries }));
    periods.set(slug, shownPeriods(delayed, { subject: 'definition', slug, brand: null }));
  }
  return periods;
}

/** Stored campaigns beside the built ones. A built campaign wins over a stored one with its slug, which has become a file. */
export class DefinitionsInForce {
  /** Moments at which a definition changes. */
  readonly edges: readonly number[];
  private last: { from: number; until: number; catalogue: Catalogue } | undefined;

  /** @param stored the definitions of all periods that are not over */
  constructor(
    readonly built: Catalogue,
    private readonly periods: DefinitionPeriods,
    private readonly stored: ReadonlyMap<number, StoredRevision>,
  ) {
    this.edges = [...periods.values()].flatMap((own) => own.flatMap(({ from }) => from ?? []));
  }

  /** Slugs of all campaigns that were ever published, also of those that do not fit this version of the product. */
  get slugs(): ReadonlySet<string> {
    return new Set(this.periods.keys());
  }

  /** The number of the revision in force; {@link DEFINITION} if there is none. */
  numberAt(slug: string, timestamp: number): number {
    const holds = ({ from, to }: ShownPeriod) =>
      (from === null || from <= timestamp) && (to === null || timestamp < to);
    return this.periods.get(slug)?.find(holds)?.revision ?? DEFINITION;
  }

  /** The definition in force; `undefined` if there is none or if it does not fit this version of the product. */
  at(slug: string, timestamp: number): StoredDefinition | undefined {
    const stored = this.storedAt(slug, timestamp);
    const read = stored && readDefinition(stored, this.built);
    return read && 'campaign' in read ? read : undefined;
  }

  /** What parts of the visitors see instead of the definition in force; `undefined` also if an arm does not fit. */
  armsAt(slug: string, timestamp: number): DefinedArms | undefined {
    const stored = this.storedAt(slug, timestamp);
    const read = stored?.arms ? readDefinedArms(stored, this.built) : undefined;
    return read && 'arms' in read ? read : undefined;
  }

  private storedAt(slug: string, timestamp: number): StoredRevision | undefined {
    return this.built.campaign(slug) ? undefined : this.stored.get(this.numberAt(slug, timestamp));
  }

  /** Built and stored campaigns; the same object until the next change. */
  catalogueAt(timestamp: number): Catalogue {
    if (this.periods.size === 0) return this.built;
    const { last } = this;
    if (last && last.from <= timestamp && timestamp < last.until) return last.catalogue;
    const { campaigns, pages } = this.built;
    const stored = [...this.periods.keys()].flatMap((slug) => this.at(slug, timestamp)?.campaign ?? []);
    const others = pages.filter(({ campaign }) => campaign === undefined);
    const catalogue = stored.length > 0 ? catalogueOf([...campaigns, ...stored], others) : this.built;
    const from = Math.max(Number.NEGATIVE_INFINITY, ...this.edges.filter((edge) => edge <= timestamp));
    const until = Math.min(Number.POSITIVE_INFINITY, ...this.edges.filter((edge) => edge > timestamp));
    this.last = { from, until, catalogue };
    return catalogue;
  }
}
