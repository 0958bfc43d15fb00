import type { Subject } from './pointers';

/** A revision as the database stores it. It never changes. */
export interface StoredRevision {
  id: number;
  subject: Subject;
  slug: string;
  brand: string | null;
  /** What `subject` says, see `subjects.ts`. */
  patch: unknown;
  /** As `arms.ts` defines them. */
  arms: unknown;
  /** Of the arms, as `lib/experiment/definition.ts` defines it; `null` without. */
  experiment: unknown;
  digest: string;
  period: { from: string; to: string } | null;
}

/** Reads each row once against the same things, because a large one takes long. */
export function readOnce<Against, Read>(
  read: (stored: StoredRevision, against: Against) => Read,
): (stored: StoredRevision, against: Against) => Read {
  const known = new WeakMap<StoredRevision, { against: Against; read: Read }>();
  return (stored, against) => {
    const before = known.get(stored);
    if (before && before.against === against) return before.read;
    const made = { against, read: read(stored, against) };
    known.set(stored, made);
    return made.read;
  };
}
