/** In place of a revision's number, where pages show the definition. */
export const DEFINITION = 0;

/**
 * What a revision is about: the texts of a campaign, a stored campaign's definition, what a brand owns, or a clause. It decides the
 * format of its content, see `subjects.ts`.
 */
export type Subject = 'text' | 'definition' | 'brand' | 'clause';

/** Where and when a revision is shown. */
export interface Pointer {
  revision: number;
  /** `text` if it is absent. */
  subject?: Subject;
  /** Of a campaign or a clause; empty for a brand. */
  slug: string;
  /** `null` for all brands. */
  brand: string | null;
  /** Milliseconds since 1970; exclusive at the end, `null` without one. */
  from: number;
  to: number | null;
}

/** What a pointer applies to. */
export type Place = Pick<Pointer, 'subject' | 'slug' | 'brand'>;

/** Whether two pointers apply to the same. */
export function isSamePlace(one: Place, other: Place): boolean {
  return matterOf(one) === matterOf(other) && one.brand === other.brand;
}

/** What a pointer applies to, for all brands: subject and slug, such as `text/bull-market`. */
export function matterOf({ subject = 'text', slug }: Omit<Place, 'brand'>): string {
  return `${subject}/${slug}`;
}

/** Whether a pointer is active at a moment, unless a later one overrides it. */
function holdsAt({ from, to }: Pointer, timestamp: number): boolean {
  return from <= timestamp && (to === null || timestamp < to);
}

/**
 * The pointer that decides a page: the last published of the active ones, and a brand's own before one for all brands.
 *
 * @param entries in the order in which they were published
 */
export function pointerAt(entries: readonly Pointer[], place: Place, timestamp: number): Pointer | undefined {
  const matter = matterOf(place);
  const held = entries.filter((entry) => matterOf(entry) === matter && holdsAt(entry, timestamp)).reverse();
  return held.find((entry) => entry.brand === place.brand) ?? held.find((entry) => entry.brand === null);
}

/** The next moment at which a pointer starts or ends; `null` if none is known. */
export function nextEdge(entries: readonly Pointer[], timestamp: number): number | null {
  const edges = entries
    .flatMap(({ from, to }) => (to === null ? [from] : [from, to]))
    .filter((edge) => edge > timestamp);
  return edges.length > 0 ? Math.min(...edges) : null;
}
