import * as z from 'zod/mini';
import { defineCall } from './call';
import { success } from './envelope';
import { appCode, captchaFields, clientId, holderGrant as grant, holderName, mobile, smsCode } from './fields';

/** What was done, for calls that answer nothing else. */
const done = success(z.object({ done: z.literal(true) }));

/**
 * Sends a code by which an account's holder proves to be it: to the account's own number, or to the new one that is to take its
 * place. Limits are those of every code.
 */
export const personalDataCode = defineCall({
  method: 'POST',
  path: '/apis/uc/personal/sendcode',
  encoding: 'form',
  auth: 'required',
  summary: 'Sends the code for one’s personal data.',
  request: z.object({
    mobile: z.optional(mobile),
    appcode: z.optional(appCode),
    clientid: z.optional(clientId),
    ...captchaFields,
  }),
  response: success(z.object({ /** Seconds until another code may be asked for. */ retryAfter: z.int() })),
});

/** Proves by a code that an account's holder is there, and reads nothing. */
export const personalGrant = defineCall({
  method: 'POST',
  path: '/apis/uc/personal/grant',
  encoding: 'form',
  auth: 'required',
  summary: 'Proves anew who the visitor is.',
  request: z.object({ code: smsCode, appcode: z.optional(appCode) }),
  response: success(z.object({ grant: z.string() })),
});

/**
 * Everything that is stored of the account's holder, by section, with Chinese names; unmasked, since a code was handed in. It is
 * read again with the grant in the code's place.
 */
export const personalDataOpen = defineCall({
  method: 'POST',
  path: '/apis/uc/personal/open',
  encoding: 'form',
  auth: 'required',
  summary: 'What is stored of the visitor.',
  request: z.object({ code: z.optional(smsCode), grant: z.optional(grant), appcode: z.optional(appCode) }),
  response: success(
    z.object({
      grant: z.string(),
      /** When it was read. */
      at: z.iso.datetime(),
      sections: z.array(
        z.object({
          title: z.string(),
          entries: z.array(z.array(z.object({ name: z.string(), value: z.string() }))),
        }),
      ),
    }),
  ),
});

/** Corrects the holder's name as it was verified; refused with `not_verified` before the identity is. */
export const personalNameCorrect = defineCall({
  method: 'POST',
  path: '/apis/uc/personal/name',
  encoding: 'form',
  auth: 'required',
  summary: 'Corrects the verified name.',
  request: z.object({ grant, name: holderName }),
  response: done,
});

/**
 * Puts another mobile number in the place of the account's, with the code that was sent to the new one. Refused with
 * `already_registered` for a number that has an account.
 */
export const personalMobileChange = defineCall({
  method: 'POST',
  path: '/apis/uc/personal/mobile',
  encoding: 'form',
  auth: 'required',
  summary: 'Changes the mobile number.',
  request: z.object({ grant, mobile, code: smsCode, appcode: z.optional(appCode) }),
  response: done,
});

/** Removes the bound bank card, so that another one can be bound; without one it changes nothing. */
export const personalCardRemove = defineCall({
  method: 'POST',
  path: '/apis/uc/personal/card',
  encoding: 'form',
  auth: 'required',
  summary: 'Removes the bound bank card.',
  request: z.object({ grant }),
  response: done,
});

/**
 * Closes the account: whatever is stored of its holder is removed, but for what the law wants kept, which is sealed apart.
 * Refused with `locked` while a deposit is on its way. Every session ends with it.
 */
export const accountClose = defineCall({
  method: 'POST',
  path: '/apis/uc/personal/close',
  encoding: 'form',
  auth: 'required',
  summary: 'Closes the account and removes what is stored of its holder.',
  request: z.object({ grant }),
  response: success(
    z.object({
      /** The Beijing day until which a sealed record is kept; `null` without one. */ keptUntil: z.nullable(z.string()),
    }),
  ),
});
