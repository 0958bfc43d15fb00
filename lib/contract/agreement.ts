import * as z from 'zod/mini';
import { defineCall } from './call';
import { lenient, success } from './envelope';
import { acceptedClauses, appCode } from './fields';

/** A clause in force: the version that a registration accepts, and its URL. */
export const agreement = z.object({
  slug: z.string(),
  title: z.string(),
  version: z.string(),
  /** ISO date from which this version is in force. */
  effectiveOn: z.iso.date(),
  /** Path of the page, with the base path. */
  url: z.string(),
});
export type Agreement = z.infer<typeof agreement>;

/**
 * The clauses in force for a brand. The specification only names the call. Decided here: `appcode` may be in the form
 * or the query, and `required` lists the clauses that a registration must accept.
 */
export const agreementInfo = defineCall({
  method: 'POST',
  path: '/apis/agreement/info',
  encoding: 'form-or-query',
  auth: 'none',
  summary: 'Clauses in force and their versions.',
  request: z.object({ appcode: z.optional(appCode) }),
  response: lenient(
    z.object({ required: z.optional(z.array(z.string())), agreements: z.optional(z.array(agreement)) }),
  ),
});

/**
 * Accepts new versions of clauses, those that `userInfo` lists. An outdated version is rejected; one that the account
 * need not accept is ignored.
 */
export const acceptAgreements = defineCall({
  method: 'POST',
  path: '/apis/web/account/agreements',
  encoding: 'form',
  auth: 'required',
  summary: 'Accepts new versions of clauses.',
  request: z.object({ agreements: acceptedClauses }),
  response: success(
    z.object({ /** How many consents this call has stored. */ accepted: z.int().check(z.nonnegative()) }),
  ),
});
