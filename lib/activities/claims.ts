import { type ActivityKind, KINDS } from './schema';

/** The actions of a kind that collect what was reached before, which a campaign allows for some time after its end. */
export function claimsOf(kind: ActivityKind): readonly string[] {
  const found = KINDS[kind];
  return 'claims' in found ? found.claims : [];
}
