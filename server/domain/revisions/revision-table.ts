import { catalogue } from '@/campaigns/catalogue';
import type { Catalogue } from '@/lib/campaign/catalogue';
import { readArms } from '@/lib/campaign/revision/arms';
import type { Patch } from '@/lib/campaign/revision/patch';
import { readStoredPatch } from '@/lib/campaign/revision/revise';
import type { Campaign } from '@/lib/campaign/schema';
import { type ShownArms, type StoredArm, shownArms } from './arms';
import type { PointerHistory } from './pointer-history';
import { nextChange, type Place, type Pointer, pointerAt } from './pointers';

/** In place of a revision's number, where pages show the definition. */
export const DEFINITION = 0;

/** A revision as the database stores it. */
export interface StoredRevision {
  id: number;
  slug: string;
  brand: string | null;
  patch: unknown;
  /** As `arms.ts` defines them. */
  arms: unknown;
  digest: string;
  period: { from: string; to: string } | null;
}

/** A revision that is shown. */
export interface ShownRevision {
  /** Names the revision in its pages' cache keys; see `campaign_revisions`. */
  digest: string;
  patch: Patch;
  /** What parts of the visitors see instead. */
  arms?: ShownArms | undefined;
}

/** All revisions that are shown at one time, with their periods. */
export class RevisionTable {
  /** One sentence per revision that this version of the product cannot show; its pages show the definition. */
  readonly mistakes: readonly string[];
  private readonly entries: readonly Pointer[];
  private readonly revisions: ReadonlyMap<number, ShownRevision>;

  /**
   * @param version counts the changes; 0 before the first
   * @param built the campaigns of this version of the product
   */
  constructor(
    readonly version = 0,
    readonly pointers: readonly Pointer[] = [],
    readonly stored: readonly StoredRevision[] = [],
    readonly built: Catalogue = catalogue,
    readonly history: PointerHistory = new Map(),
  ) {
    const read = stored.map((revision) => ({ revision, result: readStored(revision, built.campaigns) }));
    this.mistakes = read.flatMap(({ revision, result }) =>
      'faults' in result ? [`revision ${revision.id} of ${revision.slug}: ${result.faults.join('; ')}`] : [],
    );
    this.revisions = new Map(
      read.flatMap(({ revision: { id, slug, digest }, result }) =>
        'patch' in result
          ? [[id, { digest, patch: result.patch, arms: shownArms(slug, result.patch, result.arms) }] as const]
          : [],
      ),
    );
    this.entries = pointers.filter(({ revision }) => this.revisions.has(revision));
  }

  /**
   * The revision from which pages are rendered at a moment, in milliseconds since 1970; `undefined` if they show the
   * definition.
   */
  shown(place: Place, timestamp: number): ShownRevision | undefined {
    return this.revisions.get(this.numberOf(place, timestamp));
  }

  /** The number of that revision; {@link DEFINITION} if pages show the definition. */
  numberOf(place: Place, timestamp: number): number {
    return pointerAt(this.entries, place, timestamp)?.revision ?? DEFINITION;
  }

  /** The catalogue at a moment, in milliseconds since 1970. */
  catalogueAt(_timestamp: number): Catalogue {
    return this.built;
  }

  /** The next moment at which a campaign's revision may change without an operator; `null` if none is known. */
  changesAt(slug: string, timestamp: number): number | null {
    return nextChange(this.entries, slug, timestamp);
  }
}

/**
 * Reads a stored revision, checked against the campaigns of this version of the product; returns a fault per field that
 * does not fit.
 */
export function readStored(
  { slug, patch, arms, period }: StoredRevision,
  campaigns: readonly Campaign[],
): { patch: Patch; arms: readonly StoredArm[] | null } | { faults: string[] } {
  const definition = campaigns.find((candidate) => candidate.slug === slug);
  if (!definition) return { faults: ['there is no such campaign'] };
  const campaign = period ? { ...definition, period } : definition;
  const read = readStoredPatch(campaign, patch);
  if ('faults' in read) return read;
  const stored = arms as readonly StoredArm[] | null;
  const written = stored?.map(({ digest: _, ...arm }) => arm);
  const checked = written && readArms(campaign, read.patch, written, readStoredPatch);
  return checked && 'faults' in checked ? checked : { patch: read.patch, arms: stored };
}
