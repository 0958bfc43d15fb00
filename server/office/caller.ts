import type { FastifyInstance } from 'fastify';
import type { OperationServices } from '../operations/common/operation';
import type { SignedIn } from '../operations/common/signed-in';
import { findSignedIn } from '../operations/operators/sessions';
import { OfficeError } from './problem';
import type { SessionCookie } from './session-cookie';

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

/**
 * Rejects the calls of everyone who is not signed in.
 * @returns finds the caller of a request
 */
export function onlySignedIn(
  app: FastifyInstance,
  services: OperationServices,
  cookie: SessionCookie,
): (request: object) => Caller {
  const callers = new WeakMap<object, Caller>();
  // Before the body is read.
  app.addHook('onRequest', async (request) => {
    const caller = await findCaller(services, cookie.read(request));
    if (!caller) throw new OfficeError('signed_out');
    callers.set(request, caller);
  });
  return (request) => {
    const caller = callers.get(request);
    if (!caller) throw new Error('The request has no signed-in operator.');
    return caller;
  };
}
