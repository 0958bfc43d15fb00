import * as z from 'zod/mini';
import { agreement } from './agreement';
import { defineCall } from './call';
import { lenient, success } from './envelope';
import { agreedClause, bankName, cardNumber, holderName, identityNumber } from './fields';

/**
 * The holder's two separate consents: to the use of the data (`consent`), and to its storage outside the mainland
 * (`crossborder`), each to a privacy clause in force. This server stores nothing without them. They are not in the
 * specification and are not sent to a provider's backend.
 */
const consentFields = { consent: z.optional(agreedClause), crossborder: z.optional(agreedClause) };

/**
 * Profile of the logged-in visitor. Fields and codes come from the specification, except the masked ones, which a
 * backend may leave out. {@link identityInfoSubmit} writes the identity (table `identities`) and {@link bankCardSubmit}
 * the card (`bank_cards`); the cashier writes deposits (`deposits`).
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
  /** Masked, `张*`; `null` until the identity is verified. */
  realName: z.optional(z.nullable(z.string())),
  /**
   * The last four digits of the bound card's number; `null` without a card. Left out if cards are not bound on the
   * site.
   */
  bankCard: z.optional(z.nullable(z.string())),
  /**
   * False for an account that was opened by code and logs in by code; its holder may set a password (see
   * `password.ts`).
   */
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
  response: success(
    z.object({
      jfUser,
      /** Clauses that the visitor has to accept again, see `acceptAgreements`; left out if there are none. */
      agreements: z.optional(z.array(agreement)),
    }),
  ),
});

/**
 * Submits the visitor's identity, which is stored encrypted. The specification puts the fields into the URL; the site
 * sends them as a form to keep the numbers out of URLs, and the server accepts either. Name 2 to 30 letters, number 18
 * characters with check digit; the holder must be 18. After verification a second submission is rejected with
 * `already_verified`.
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
 * Binds the visitor's bank card: the bank's name with its branch, 2 to 60 characters, and the card's number, 13 to 19
 * digits, stored encrypted; its check digit is not required, because some genuine cards have none. The card is `bound`
 * right away; a provider's own check with the bank would go between `submitted` and `bound`. Submitting the bound card
 * again succeeds. Rejected with `not_verified` before the identity is verified, with `already_bound` while another card
 * is bound, and with `card_refused` for a card that is bound to another account.
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
