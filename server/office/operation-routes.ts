import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { OperationServices } from '../operations/common/operation';
import { addPicture, PICTURE_BODY_LIMIT } from '../operations/pictures/add-picture';
import { runOperation } from '../operations/run-operation';
import { OFFICE_CALLS, type OfficeOperations, type RunAnswer } from './api';
import { onlySignedIn } from './caller';
import { describeOperations, isOffered } from './offered';
import { OfficeError } from './problem';
import type { SessionCookie } from './session-cookie';

const values = z.record(z.string(), z.unknown());

const runInput = z.strictObject({
  input: values,
  preview: z.literal(true).optional(),
  loaded: values.optional(),
  effect: z.string().optional(),
});

/** Lists the operations that an operator may run, and runs them as the command line does. */
export function operationRoutes(app: FastifyInstance, services: OperationServices, cookie: SessionCookie): void {
  const callerOf = onlySignedIn(app, services, cookie);

  app.get(
    OFFICE_CALLS.operations,
    async (request): Promise<OfficeOperations> => describeOperations(services, callerOf(request).signedIn),
  );

  app.post<{ Params: { name: string } }>(`${OFFICE_CALLS.operations}/:name`, (request) =>
    run(request.params.name, request),
  );

  app.post(`${OFFICE_CALLS.operations}/${addPicture.name}`, { bodyLimit: PICTURE_BODY_LIMIT }, (request) =>
    run(addPicture.name, request),
  );

  async function run(name: string, request: FastifyRequest): Promise<RunAnswer> {
    const { signedIn, session } = callerOf(request);
    if (!isOffered(name, signedIn)) throw new OfficeError('not_found');
    const { input, preview, loaded, effect } = runInput.parse(request.body);
    const { recorded: _, ...ran } = await runOperation(services, {
      operation: name,
      input,
      operator: '',
      session,
      preview,
      address: request.ip,
      loaded,
      effect,
    });
    return ran;
  }
}
