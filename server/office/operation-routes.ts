import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { OperationServices } from '../operations/common/operation';
import { runOperation } from '../operations/run-operation';
import { OFFICE_CALLS, type OfficeOperations, type RunAnswer } from './api';
import { type Caller, findCaller } from './caller';
import { describeOperations, isOffered } from './offered';
import { OfficeError } from './problem';
import type { SessionCookie } from './session-cookie';

const runInput = z.strictObject({ input: z.record(z.string(), z.unknown()), preview: z.literal(true).optional() });

/** Lists the operations that an operator may run, and runs them as the command line does. */
export function operationRoutes(app: FastifyInstance, services: OperationServices, cookie: SessionCookie): void {
  const callers = new WeakMap<object, Caller>();
  const callerOf = (request: object) => {
    const caller = callers.get(request);
    if (!caller) throw new Error('The request has no signed-in operator.');
    return caller;
  };
  app.addHook('preHandler', async (request) => {
    const caller = await findCaller(services, cookie.read(request));
    if (!caller) throw new OfficeError('signed_out');
    callers.set(request, caller);
  });

  app.get(
    OFFICE_CALLS.operations,
    async (request): Promise<OfficeOperations> => describeOperations(services, callerOf(request).signedIn),
  );

  app.post<{ Params: { name: string } }>(`${OFFICE_CALLS.operations}/:name`, async (request): Promise<RunAnswer> => {
    const { signedIn, session } = callerOf(request);
    const { name } = request.params;
    if (!isOffered(name, signedIn)) throw new OfficeError('not_found');
    const { input, preview } = runInput.parse(request.body);
    const { recorded: _, ...ran } = await runOperation(services, {
      operation: name,
      input,
      operator: '',
      session,
      preview,
    });
    return ran;
  });
}
