import * as z from 'zod/mini';
import { amount, count, prize } from '../activities/answer-fields';
import { defineCall } from './call';
import { success } from './envelope';
import { appCode, captchaFields, clientId, elder, holderGrant as grant, holderName, mobile, smsCode } from './fields';

/** Answer of calls that return nothing else. */
const done = success(z.object({ done: z.literal(true) }));

/**
 * Sends a code that proves the account's holder: to the account's own number, or to the new one that replaces it. The
 * limits are the same as for all codes.
 */
export const personalDataCode = defineCall({
  method: 'POST',
  path: '/apis/uc/personal/sendcode',
  encoding: 'form',
  auth: 'required',
  summary: "Sends the code for the visitor's personal data.",
  request: z.object({
    mobile: z.optional(mobile),
    appcode: z.optional(appCode),
    clientid: z.optional(clientId),
    elder,
    ...captchaFields,
  }),
  response: success(z.object({ /** Seconds until another code may be requested. */ retryAfter: z.int() })),
});

/** Proves with a code that the account's holder is present, without reading data. */
export const personalGrant = defineCall({
  method: 'POST',
  path: '/apis/uc/personal/grant',
  encoding: 'form',
  auth: 'required',
  summary: 'Proves again who the visitor is.',
  request: z.object({ code: smsCode, appcode: z.optional(appCode) }),
  response: success(z.object({ grant: z.string() })),
});

/**
 * All stored data of the account's holder by section, with Chinese names; unmasked, because a code was entered. Can be
 * read again with the grant instead of the code.
 */
export const personalDataOpen = defineCall({
  method: 'POST',
  path: '/apis/uc/personal/open',
  encoding: 'form',
  auth: 'required',
  summary: 'All stored data of the visitor.',
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

/** Corrects the holder's verified name; rejected with `not_verified` if the identity is not verified yet. */
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
 * Replaces the account's mobile number, with the code that was sent to the new one. Rejected with `already_registered`
 * if the new number has an account.
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

/** Removes the bound bank card, so that another one can be bound; without a card it changes nothing. */
export const personalCardRemove = defineCall({
  method: 'POST',
  path: '/apis/uc/personal/card',
  encoding: 'form',
  auth: 'required',
  summary: 'Removes the bound bank card.',
  request: z.object({ grant }),
  response: done,
});

/** What the holder loses when the account is closed. Money is in US dollars; a USDT counts as one. */
export const personalLosses = defineCall({
  method: 'POST',
  path: '/apis/uc/personal/losses',
  encoding: 'none',
  auth: 'required',
  summary: 'What the visitor loses when the account is closed.',
  request: z.undefined(),
  response: success(
    z.object({
      /** Deposits and unpaid money rewards together; {@link accountClose} repeats it. */
      money: amount,
      /** Settled deposits. Only the trading platform knows how much of them is left. */
      deposited: amount,
      /** Unpaid and pending rewards, summed by unit, gifts by their names. */
      rewards: z.array(prize),
      points: count,
      /** Unused draws of running campaigns, by their titles. */
      credits: z.array(z.object({ title: z.string(), count })),
      /** Guesses without a result. */
      guesses: count,
    }),
  ),
});

/**
 * Closes the account: removes all stored data of its holder, except what the law requires, which is sealed separately.
 * Rejected with `locked` while a deposit is on its way, and if `losing` is no longer what would be lost. Every session
 * ends with it.
 */
export const accountClose = defineCall({
  method: 'POST',
  path: '/apis/uc/personal/close',
  encoding: 'form',
  auth: 'required',
  summary: "Closes the account and removes its holder's data.",
  request: z.object({
    grant,
    /** `money` of {@link personalLosses} as the holder has confirmed it; without it, any sum is. */
    losing: z.optional(z.string().check(z.regex(/^\d{1,12}(?:\.\d{1,2})?$/))),
  }),
  response: success(
    z.object({
      /** The Beijing day until which a sealed record is stored; `null` without one. */ keptUntil: z.nullable(
        z.string(),
      ),
    }),
  ),
});
