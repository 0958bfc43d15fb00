/** Where and when a revision is shown. */
export interface Pointer {
  revision: number;
  slug: string;
  /** `null` for all brands. */
  brand: string | null;
  /** Milliseconds since 1970; exclusive at the end, `null` without one. */
  from: number;
  to: number | null;
}

/** The pages that a pointer applies to. */
export type Place = Pick<Pointer, 'slug' | 'brand'>;

/** Whether two pointers apply to the same pages. */
export function isSamePlace(one: Place, other: Place): boolean {
  return one.slug === other.slug && one.brand === other.brand;
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
export function pointerAt(entries: readonly Pointer[], { slug, brand }: Place, timestamp: number): Pointer | undefined {
  const held = entries.filter((entry) => entry.slug === slug && holdsAt(entry, timestamp)).reverse();
  return held.find((entry) => entry.brand === brand) ?? held.find((entry) => entry.brand === null);
}

/** The next moment at which a pointer of a campaign starts or ends; `null` if none is known. */
export function nextChange(entries: readonly Pointer[], slug: string, timestamp: number): number | null {
  const own = entries.filter((entry) => entry.slug === slug);
  const edges = own.flatMap(({ from, to }) => (to === null ? [from] : [from, to])).filter((edge) => edge > timestamp);
  return edges.length > 0 ? Math.min(...edges) : null;
}
