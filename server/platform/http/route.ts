import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Auth, Call } from '@/lib/contract/call';
import { referenceOf } from '../secrets/person-reference';
import type { Session } from '../sessions/service';
import type { Api, CallServices } from './api';
import { callSchema } from './docs/call-schema';
import { ApiProblem } from './problem';
import { readFields } from './read-fields';

type SessionFor<Needs extends Auth> = Needs extends 'required'
  ? Session
  : Needs extends 'optional'
    ? Session | null
    : null;

/** A body as handlers may write it: literals keep their types, lists may be constants. */
type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T;

/** What a call's handler gets. */
export interface CallContext<Request extends z.ZodMiniType, Needs extends Auth, Services extends CallServices> {
  /** The request's fields, validated and converted by the contract. */
  input: z.output<Request>;
  session: SessionFor<Needs>;
  services: Services;
  request: FastifyRequest;
  /** The time of the request, from the injected clock. */
  now: Date;
}

/** Limits how many calls run at a time, as a `Bulkhead` does. */
export interface Room {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** @throws {ApiProblem} when {@link run} would reject */
  requireRoom(): void;
}

/**
 * Registers a call of the contract. The handler returns the response body, or throws an `ApiProblem`. A body that does
 * not match the contract becomes a 500 and is logged.
 *
 * @param room limits how many of these calls run at a time. Without room for another one the call is rejected before its body is
 * read, and never looks for a session.
 */
export function route<
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  Needs extends Auth,
  const Answer extends Immutable<z.output<Response>>,
  Services extends CallServices,
>(
  { app, services }: Api<Services>,
  call: Call<Request, Response, Needs>,
  handler: (context: CallContext<Request, Needs, Services>) => Promise<Answer>,
  room?: Room,
): void {
  app.route({
    method: call.method,
    url: call.path,
    schema: callSchema(call),
    onRequest: async () => room?.requireRoom(),
    preValidation: async (request) => {
      const fields = await readFields(call.encoding, request);
      if (call.encoding === 'query') request.query = fields;
      else request.body = fields;
    },
    handler: (request): Promise<unknown> => (room ? room.run(() => run(request)) : run(request)),
  });

  async function run(request: FastifyRequest): Promise<unknown> {
    const now = services.clock();
    const session = (await resolveSession(call.auth, request, services, now)) as SessionFor<Needs>;
    if (session) request.person = referenceOf(services.vault, session.account);
    const input = (call.encoding === 'query' ? request.query : request.body) as z.output<Request>;
    return handler({ input, session, services, request, now });
  }
}

async function resolveSession(auth: Auth, request: FastifyRequest, { findSession }: CallServices, now: Date) {
  if (auth === 'none') return null;
  const token = request.headers.token;
  const session = typeof token === 'string' && token ? await findSession(token, now, request.headers.host) : null;
  if (!session && auth === 'required') throw new ApiProblem('unauthorized');
  return session;
}
