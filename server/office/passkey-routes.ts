import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isBlank, refusedCharacter } from '@/lib/copy/written-text';
import { beginRegistration, finishRegistration } from '../operations/passkeys/register-passkey';
import { beginConfirmation, beginSignIn, finishConfirmation, finishSignIn } from '../operations/passkeys/use-passkey';
import { OFFICE_CALLS } from './api';
import type { OfficeOptions } from './options';
import { OfficeError } from './problem';
import type { SessionCookie } from './session-cookie';

const written = z
  .string()
  .max(200)
  .refine((text) => !refusedCharacter(text));
const operator = written.refine((text) => !isBlank(text));
const signInInput = z.strictObject({ name: operator, response: z.unknown() });
const registrationInput = z.strictObject({ name: written, response: z.unknown() });
const confirmationInput = z.strictObject({ response: z.unknown() });

/** Lets operators register passkeys, sign in with them, and confirm with them that they are using their session. */
export function passkeyRoutes(
  app: FastifyInstance,
  { services, origin }: Pick<OfficeOptions, 'services' | 'origin'>,
  cookie: SessionCookie,
): void {
  const { signIn, confirmation, registration } = OFFICE_CALLS.passkeys;
  const site = { origin };
  const sessionOf = (request: Parameters<SessionCookie['read']>[0]) => {
    const session = cookie.read(request);
    if (!session) throw new OfficeError('signed_out');
    return session;
  };

  app.post(signIn.begin, async ({ body }) =>
    beginSignIn(services, z.strictObject({ name: operator }).parse(body).name, site),
  );
  app.post(signIn.finish, async (request, reply) => {
    const { name, response } = signInInput.parse(request.body);
    const present = cookie.read(request);
    cookie.write(reply, await finishSignIn(services, site, { name, response, present, address: request.ip }));
    return reply.code(204).send();
  });

  app.post(confirmation.begin, async (request) => beginConfirmation(services, sessionOf(request), site));
  app.post(confirmation.finish, async (request, reply) => {
    const { response } = confirmationInput.parse(request.body);
    await finishConfirmation(services, sessionOf(request), site, response);
    return reply.code(204).send();
  });

  app.post(registration.begin, async (request) => beginRegistration(services, sessionOf(request), site));
  app.post(registration.finish, async (request, reply) => {
    const input = registrationInput.parse(request.body);
    await finishRegistration(services, sessionOf(request), site, input);
    return reply.code(204).send();
  });
}
