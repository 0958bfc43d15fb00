import * as z from 'zod/mini';
import { defineCall } from './call';
import { success } from './envelope';
import { holderGrant } from './fields';

/** What a session's device is told apart by. */
const DEVICES = [
  'android-phone',
  'android-tablet',
  'iphone',
  'ipad',
  'harmony',
  'windows',
  'mac',
  'linux',
  'other',
] as const;
export type Device = (typeof DEVICES)[number];

/** Names a session to its holder; nobody logs in by it. */
const sessionId = z.string().check(z.regex(/^[\w-]{43}$/));

/** The account's sessions that live, this one first, then by when they were last seen. */
export const sessionList = defineCall({
  method: 'POST',
  path: '/apis/web/account/sessions',
  encoding: 'none',
  auth: 'required',
  summary: 'Where the account is logged in.',
  request: z.undefined(),
  response: success(
    z.object({
      sessions: z.array(
        z.object({
          id: sessionId,
          /** `null` for a session of before it was noted. */
          device: z.nullable(z.enum(DEVICES)),
          /** A name of `browser-names.ts`; `null` where that knows none. */
          browser: z.nullable(z.string()),
          openedAt: z.iso.datetime(),
          /** Exact to the hour. */
          lastSeenAt: z.iso.datetime(),
          /** The session that asks. */
          current: z.boolean(),
        }),
      ),
    }),
  ),
});

/**
 * Ends sessions of the account: this one (`this`), every other one (`others`), all of them (`all`), or the one of an `id` of
 * {@link sessionList}. Whoever logs out here and has no session that lives is logged out; the others need one, and the grant of
 * `personalGrant`: whoever holds an open phone does not log its owner out elsewhere. A session that has ended already is ended by no
 * second call, which is a success.
 */
export const logOut = defineCall({
  method: 'POST',
  path: '/apis/web/account/logout',
  encoding: 'form',
  auth: 'optional',
  summary: 'Logs out here, elsewhere or everywhere.',
  request: z.object({
    which: z.union([z.enum(['this', 'others', 'all']), sessionId]),
    grant: z.optional(holderGrant),
  }),
  response: success(
    z.object({ /** How many sessions have ended by this call. */ ended: z.int().check(z.nonnegative()) }),
  ),
});
