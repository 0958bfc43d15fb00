import type { OperationServices } from '../operations/common/operation';
import type { SignedIn } from '../operations/common/signed-in';
import { findSignedIn } from '../operations/operators/sessions';

/** A signed-in operator who uses the office. */
export interface Caller {
  signedIn: SignedIn;
  /** The session's token. */
  session: string;
}

/** Finds the operator of a session's token; `undefined` without a token, or if the session has ended. */
export async function findCaller(
  { database, clock }: OperationServices,
  session: string | undefined,
): Promise<Caller | undefined> {
  const signedIn = session === undefined ? undefined : await findSignedIn(database.orm, session, clock());
  return signedIn && session !== undefined ? { signedIn, session } : undefined;
}
