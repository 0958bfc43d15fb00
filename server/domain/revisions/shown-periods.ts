import type { StoredPointers } from './pointer-history';
import { DEFINITION, nextEdge, type Place, type Pointer, pointerAt } from './pointers';

/** A time in which pages showed the same revision. */
export interface ShownPeriod {
  /** {@link DEFINITION} if they showed the definition. */
  revision: number;
  /** Whether it was the brand's own revision. */
  own: boolean;
  /** Milliseconds since 1970; `null` at the first change and at the last known one. */
  from: number | null;
  to: number | null;
}

/**
 * What pages of a place showed and will show, from the first change on.
 *
 * @param stored all changes of its pointers, in order
 */
export function shownPeriods(stored: readonly StoredPointers[], place: Place): ShownPeriod[] {
  const found: ShownPeriod[] = [{ revision: DEFINITION, own: false, from: null, to: null }];
  for (const [index, { at, entries }] of stored.entries()) {
    const end = stored[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    for (let moment: number | null = at; moment !== null && moment < end; ) {
      add(found, moment, pointerAt(entries, place, moment), place);
      moment = nextEdge(entries, moment);
    }
  }
  return found;
}

/**
 * When pages of a place last began to show another revision, in milliseconds since 1970; `undefined` if they always
 * showed the definition.
 *
 * @param stored all changes of its pointers, in order
 */
export function lastShownChange(
  stored: readonly StoredPointers[],
  place: Place,
  timestamp: number,
): number | undefined {
  return shownPeriods(stored, place)
    .flatMap(({ from }) => (from === null || from > timestamp ? [] : [from]))
    .at(-1);
}

/**
 * When pages of its place first and last showed a revision, in milliseconds since 1970; `undefined` if they never did. Periods of
 * other revisions between the two are part of it. The end is `null` if none is known.
 *
 * @param stored all changes of its pointers, in order
 */
export function shownSpan(
  stored: readonly StoredPointers[],
  { id, ...place }: Place & { id: number },
): { from: number; to: number | null } | undefined {
  const own = shownPeriods(stored, place).filter(({ revision }) => revision === id);
  const from = own[0]?.from;
  return from ? { from, to: own.at(-1)?.to ?? null } : undefined;
}

function add(found: ShownPeriod[], from: number, pointer: Pointer | undefined, { brand }: Place): void {
  const { revision = DEFINITION, brand: shownFor = null } = pointer ?? {};
  const last = found.at(-1);
  if (last?.revision === revision) return;
  if (last) last.to = from;
  found.push({ revision, own: shownFor !== null && shownFor === brand, from, to: null });
}
