import { type ActivityKind, KINDS } from './schema';

/** The kind's actions that collect an earlier result. A campaign allows them for some time after its end. */
export function claimsOf(kind: ActivityKind): readonly string[] {
  const found = KINDS[kind];
  return 'claims' in found ? found.claims : [];
}
