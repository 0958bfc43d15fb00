import * as z from 'zod/mini';
import { defineCall } from './call';
import { success } from './envelope';
import { holderGrant } from './fields';

/** Kinds of devices that a session list distinguishes. */
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

/** Identifies a session for its holder; it cannot be used to log in. */
const sessionId = z.string().check(z.regex(/^[\w-]{43}$/));

/** The account's live sessions, the current one first, then by last use. */
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
          /** `null` for a session older than this field. */
          device: z.nullable(z.enum(DEVICES)),
          /** A name from `browser-names.ts`; `null` for an unknown browser. */
          browser: z.nullable(z.string()),
          openedAt: z.iso.datetime(),
          /** Rounded to the hour. */
          lastSeenAt: z.iso.datetime(),
          /** Whether this is the session of the request. */
          current: z.boolean(),
        }),
      ),
    }),
  ),
});

/**
 * Ends sessions of the account: this one (`this`), every other one (`others`), all of them (`all`), or the one with an
 * `id` from {@link sessionList}. Logging out here succeeds even without a live session. The other options need one, and
 * the grant of `personalGrant`, so that someone who picks up an unlocked phone cannot log its owner out elsewhere.
 * Ending a session that has already ended is a success and changes nothing.
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
  response: success(z.object({ /** How many sessions this call has ended. */ ended: z.int().check(z.nonnegative()) })),
});
