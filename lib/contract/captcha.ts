import * as z from 'zod/mini';
import { defineCall } from './call';
import { lenient } from './envelope';

/** An ALTCHA v2 challenge as its library makes it; the page hands it to the solver unread. */
export const altchaChallenge = z.looseObject({
  parameters: z.looseObject({ nonce: z.string() }),
  signature: z.optional(z.string()),
});

/**
 * Which captcha stands before the SMS and the login. The spec names the call only; decided here: it needs no payload
 * and answers the provider, its application id and, for the self-hosted provider, a fresh challenge valid for 5 minutes.
 * `off` is for development. Of a backend of a provider's own the application id alone is used, with the captcha that the server's
 * settings name.
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
      /** `altcha` or `off`; a backend of a provider's own names what it likes. */
      provider: z.optional(z.string()),
      appId: z.optional(z.string()),
      challenge: z.optional(altchaChallenge),
    }),
  ),
});
