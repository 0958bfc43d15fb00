import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { renderAnswer } from '../operations/common/render-answer';
import { enrol } from '../operations/operators/enrol';
import { signOut } from '../operations/operators/my-account';
import { rolesOf } from '../operations/operators/roles';
import { signIn } from '../operations/operators/sign-in';
import { runOperation } from '../operations/run-operation';
import { OFFICE_CALLS, type OfficeSession, type RunAnswer } from './api';
import { type Caller, findCaller } from './caller';
import type { OfficeOptions } from './options';
import { OfficeError } from './problem';
import type { SessionCookie } from './session-cookie';

const signInInput = z.strictObject({
  name: z.string().max(200),
  password: z.string().max(1_000),
  code: z.string().max(20),
});

const enrolInput = z.strictObject({
  name: z.string().max(200),
  code: z.string().max(200),
  password: z.string().max(1_000),
  first: z.string().max(20).optional(),
});

/** With `all`, all sessions of the operator end. */
const signOutInput = z.strictObject({ all: z.stringbool().optional() });

/** Enrols operators, signs them in and out, and says who is signed in. */
export function sessionRoutes(
  app: FastifyInstance,
  { services, tools }: Pick<OfficeOptions, 'services' | 'tools'>,
  cookie: SessionCookie,
): void {
  app.get(OFFICE_CALLS.session, async (request): Promise<OfficeSession> => {
    const caller = await findCaller(services, cookie.read(request));
    return { operator: caller ? operatorOf(caller) : null, ...(tools && { seeded: tools.operators }) };
  });

  app.post(OFFICE_CALLS.session, async (request, reply) => {
    const input = signInInput.parse(request.body);
    const session = cookie.read(request);
    const { answer } = await runOperation(services, {
      operation: signIn.name,
      input,
      operator: '',
      session,
      address: request.ip,
    });
    cookie.write(reply, renderAnswer(answer));
    return reply.code(204).send();
  });

  app.delete(OFFICE_CALLS.session, async (request, reply) => {
    const input = signOutInput.parse(request.query);
    const session = cookie.read(request);
    const caller = await findCaller(services, session);
    if (caller) await runOperation(services, { operation: signOut.name, input, operator: '', session });
    cookie.write(reply, undefined);
    return reply.code(204).send();
  });

  app.post(OFFICE_CALLS.enrolment, async (request): Promise<RunAnswer> => {
    const input = enrolInput.parse(request.body);
    const { answer } = await runOperation(services, {
      operation: enrol.name,
      input,
      operator: '',
      address: request.ip,
    });
    return { answer };
  });

  if (tools) {
    app.post(OFFICE_CALLS.development, async (request, reply) => {
      const { name } = z.strictObject({ name: z.string() }).parse(request.body);
      const token = await tools.signIn(services, name);
      if (token === undefined) throw new OfficeError('invalid_input');
      cookie.write(reply, token);
      return reply.code(204).send();
    });
  }
}

function operatorOf({ signedIn: { operator } }: Caller) {
  return { name: operator.name, roles: rolesOf(operator) };
}
