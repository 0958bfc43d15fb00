import type { operators } from '../../platform/database/schema/operators';

/** A signed-in operator. */
export interface SignedIn {
  operator: typeof operators.$inferSelect;
  /** Identifies the session; does not reveal the token. */
  session: string;
  /** When the session last got a code or a passkey. */
  factorAt: Date | null;
}
