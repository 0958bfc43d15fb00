import * as z from 'zod/mini';
import { defineCall } from './call';
import { lenient, success } from './envelope';
import { agreedClause, bankName, cardNumber, holderName, identityNumber } from './fields';

/**
 * What the holder agrees to with the data: that they are used (`consent`), and that they are stored outside the mainland
 * (`crossborder`), each on its own and to a privacy clause in force. This server stores nothing without them; the spec does not
 * know them, and a provider's backend is not sent them.
 */
const consentFields = { consent: z.optional(agreedClause), crossborder: z.optional(agreedClause) };

/**
 * Profile of the logged-in visitor; fields and codes are the spec's, but for the masked ones, which a backend may leave out.
 * {@link identityInfoSubmit} writes the identity (table `identities`) and {@link bankCardSubmit} the card (`bank_cards`);
 * deposits (`deposits`) are the cashier's.
 */
export const jfUser = z.object({
  account: z.string(),
  /** 0: identity not verified; 1: verified. */
  authenticationMethod: z.int(),
  /** 2: a bank card is bound; 0: none. */
  isBankStatus: z.int(),
  /** 1: the next deposit is the first; 2: has deposited. */
  accountStatus: z.int(),
  /** Masked, `138****8888`. */
  mobile: z.optional(z.string()),
  /** Masked, `张*`; `null` before the identity is verified. */
  realName: z.optional(z.nullable(z.string())),
  /** The last four digits of the bound card's number; `null` without one. Left out where cards are not bound on the site. */
  bankCard: z.optional(z.nullable(z.string())),
  /** False for an account that was opened by code and logs in by code; its holder may set one (see `password.ts`). */
  hasPassword: z.optional(z.boolean()),
});
export type JfUser = z.infer<typeof jfUser>;

export const userInfo = defineCall({
  method: 'POST',
  path: '/apis/uc/user/userinfo/info',
  encoding: 'none',
  auth: 'required',
  summary: 'The profile behind the token.',
  request: z.undefined(),
  response: success(z.object({ jfUser })),
});

/**
 * Submits the visitor's identity, which is stored encrypted. The spec has its fields in the address; the site sends them as a
 * form, so that numbers stand in no address, and either is accepted. Name 2 to 30 letters, number 18 characters with its
 * check digit; the holder must be 18. Once verified, a second submission is refused with `already_verified`.
 */
export const identityInfoSubmit = defineCall({
  method: 'POST',
  path: '/apis/uc/user/userinfo/identityInfoSubmitI',
  encoding: 'form-or-query',
  auth: 'required',
  summary: 'Submits name and identity number for verification.',
  request: z.object({ name: holderName, idcard: identityNumber, ...consentFields }),
  response: lenient(z.object({ authenticationMethod: z.optional(z.int()) })),
});

/**
 * Binds the visitor's bank card: the bank by its name, 2 to 30 letters, and the card's number, 13 to 19 digits with their
 * check digit, stored encrypted. It is `bound` at once: a provider's own check with the bank comes in here, between
 * `submitted` and `bound`. The card that is bound already is answered as if it were new. Refused with `not_verified` before
 * the identity is verified, with `already_bound` while another card is bound, and with `card_refused` for a card that is bound
 * to another account.
 */
export const bankCardSubmit = defineCall({
  method: 'POST',
  path: '/apis/uc/user/userinfo/bankCardSubmit',
  encoding: 'form',
  auth: 'required',
  summary: 'Binds a bank card to a verified account.',
  request: z.object({ bank: bankName, card: cardNumber, ...consentFields }),
  response: success(z.object({ isBankStatus: z.int() })),
});
