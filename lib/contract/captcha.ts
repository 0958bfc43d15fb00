import * as z from 'zod/mini';
import { defineCall } from './call';
import { lenient } from './envelope';

/** An ALTCHA v2 challenge as its library creates it; the page passes it on to the solver unread. */
export const altchaChallenge = z.looseObject({
  parameters: z.looseObject({ nonce: z.string() }),
  signature: z.optional(z.string()),
});

/**
 * The captcha required for SMS and login. The specification only names the call. Decided here: it has no payload and
 * answers the provider, its application id and, for the self-hosted provider, a fresh challenge that is valid for 5
 * minutes. `off` is for development. From a provider's own backend only the application id is used, with the captcha
 * that the server's settings name.
 */
export const validateAppId = defineCall({
  method: 'POST',
  path: '/apis/validateAppId',
  encoding: 'none',
  auth: 'none',
  summary: 'The captcha in force and a challenge for it.',
  request: z.undefined(),
  response: lenient(
    z.object({
      /** `altcha` or `off`; a provider's own backend may use any name. */
      provider: z.optional(z.string()),
      appId: z.optional(z.string()),
      challenge: z.optional(altchaChallenge),
    }),
  ),
});
