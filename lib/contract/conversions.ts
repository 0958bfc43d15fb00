import * as z from 'zod/mini';
import { defineCall } from './call';
import { lenient } from './envelope';
import { landingFields } from './landing';

const LAST_SECOND = 2_147_483_647;

/** Seconds since 1970, as the platform counts; milliseconds are refused. */
const seconds = z.int().check(z.positive(), z.maximum(LAST_SECOND));

/** `queued` says that the conversion waits for the platform or has reached it; false where the visit had no click that it could match. */
const noted = lenient(z.object({ queued: z.optional(z.boolean()) }));

/**
 * Fires the click-tracking event of a registration that Baidu brought. The spec names the path only; decided here: the
 * landing page's parameters are sent, as at the registration. The conversion itself was stored with the account; a click that the account
 * did not come with is refused with `not_found`. Token and page address are the server's to add.
 */
export const baiduUpHtml = defineCall({
  method: 'POST',
  path: '/apis/baiduapi/uphtml',
  encoding: 'form-or-query',
  auth: 'required',
  summary: 'Fires the click-tracking event of a registration that Baidu brought.',
  request: z.object(landingFields),
  response: noted,
});

/** What 360 is told of, on computers (`ps`) and on phones (`ms`). */
const DATA_INDUSTRIES = ['ocpc_ps_convert', 'ocpc_ms_convert'] as const;

/**
 * Reports the conversion of a registration that 360 brought, in the spec's own shape. Key and signature are the server's
 * to add, and so are kind of device, times and `trans_id`, which it has stored with the account and does not take from
 * here; `trans_id` is the account number. A click that the account did not come with is refused with `not_found`.
 */
export const uploadWebConvert = defineCall({
  method: 'POST',
  path: '/uploadWebConvert',
  encoding: 'json',
  auth: 'required',
  summary: 'Reports the conversion of a registration that 360 brought.',
  request: z.object({
    request_time: seconds,
    data_industry: z.enum(DATA_INDUSTRIES),
    data_detail: z.object({
      qhclickid: z.string().check(z.minLength(1), z.maxLength(256)),
      trans_id: z.string().check(z.minLength(1), z.maxLength(64)),
      event: z.literal('SUBMIT'),
      event_time: seconds,
    }),
  }),
  response: noted,
});
