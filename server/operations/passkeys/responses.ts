import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

const encoded = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/);
const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
};

/** What a browser answers to the options of a registration. */
export const registrationResponse = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  })
  .transform((response) => ({ ...response, clientExtensionResults: {} }) as RegistrationResponseJSON);

/** What a browser answers to the options of a sign-in or a confirmation. */
export const authenticationResponse = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: z.string().max(200).optional(),
    }),
  })
  .transform((response) => ({ ...response, clientExtensionResults: {} }) as AuthenticationResponseJSON);
