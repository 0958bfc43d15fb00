import * as z from 'zod/mini';
import { AD_PLATFORMS } from '../channel/ad-platforms';
import { defineCall } from './call';
import { lenient } from './envelope';
import { landingFields } from './landing';

const LAST_SECOND = 2_147_483_647;

/** Seconds since 1970, the platform's unit; milliseconds are rejected. */
const seconds = z.int().check(z.positive(), z.maximum(LAST_SECOND));

/**
 * `queued` means that the conversion waits for the platform or has reached it; false if the visit had no click that the
 * platform could match.
 */
const noted = lenient(z.object({ queued: z.optional(z.boolean()) }));

/**
 * Fires the click-tracking event of a registration that came from Baidu. The specification only names the path. Decided
 * here: the request has the landing page's parameters, as in the registration. The conversion itself was stored with
 * the account; a click that did not lead to the account is rejected with `not_found`. The server adds token and page
 * address.
 */
export const baiduUpHtml = defineCall({
  method: 'POST',
  path: '/apis/baiduapi/uphtml',
  encoding: 'form-or-query',
  auth: 'required',
  summary: 'Fires the click-tracking event of a registration that came from Baidu.',
  request: z.object(landingFields),
  response: noted,
});

/** Industries for 360: computers (`ps`) and phones (`ms`). */
const DATA_INDUSTRIES = ['ocpc_ps_convert', 'ocpc_ms_convert'] as const;

/**
 * Reports the conversion of a registration that came from 360, in the specification's format. The server adds key and
 * signature. It also fills in the kind of device, times and `trans_id` (the account number) as stored with the account,
 * and ignores the request's values. A click that did not lead to the account is rejected with `not_found`.
 */
export const uploadWebConvert = defineCall({
  method: 'POST',
  path: '/uploadWebConvert',
  encoding: 'json',
  auth: 'required',
  summary: 'Reports the conversion of a registration that came from 360.',
  request: z.object({
    request_time: seconds,
    data_industry: z.enum(DATA_INDUSTRIES),
    data_detail: z.object({
      qhclickid: z.string().check(z.minLength(1), z.maxLength(AD_PLATFORMS.qihu.longest)),
      trans_id: z.string().check(z.minLength(1), z.maxLength(64)),
      event: z.literal('SUBMIT'),
      event_time: seconds,
    }),
  }),
  response: noted,
});
