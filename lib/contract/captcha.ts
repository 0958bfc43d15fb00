import * as z from 'zod/mini';
import { defineCall } from './call';
import { success } from './envelope';

/** An ALTCHA v2 challenge as its library makes it; the page hands it to the solver unread. */
export const altchaChallenge = z.looseObject({
  parameters: z.looseObject({ nonce: z.string() }),
  signature: z.optional(z.string()),
});

/**
 * Which captcha stands before the SMS and the login. The spec names the call only; decided here: it needs no payload
 * and answers the provider, its application id and, for the self-hosted provider, a fresh challenge valid for 5 minutes.
 * `off` is for development on plain-http addresses, where browsers withhold WebCrypto.
 */
export const validateAppId = defineCall({
  method: 'POST',
  path: '/apis/validateAppId',
  encoding: 'none',
  auth: 'none',
  summary: 'The captcha in force and a challenge for it.',
  request: z.undefined(),
  response: success(
    z.discriminatedUnion('provider', [
      z.object({ provider: z.literal('altcha'), appId: z.string(), challenge: altchaChallenge }),
      z.object({ provider: z.literal('off'), appId: z.string() }),
    ]),
  ),
});
