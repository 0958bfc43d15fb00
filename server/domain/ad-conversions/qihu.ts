import { createHash } from 'node:crypto';
import { beijingDay } from '@/lib/time/calendar';
import type { AccessOf } from './access';
import { codeOf, eventAt, JSON_TYPE, type Platform, readCode, repeatWhile, secondsOf } from './platform';

export type QihuAccess = AccessOf<'qihu'>;

const EVENTS = { form: 'SUBMIT', register: 'REGISTERED', verified: 'REAL_NAME', deposit: 'PAY' };

/** 360's signature of a request body, over its bytes. */
export function signatureOf(secret: string, body: string | Buffer): string {
  return createHash('md5').update(secret, 'utf8').update(body).digest('hex');
}

/**
 * Reports conversions to 360, one per request, wrapped in `data` and signed over the bytes that are sent. A failed
 * report may be repeated on the same calendar day in Beijing, with the same click, `trans_id` and event, by which 360
 * recognizes a repetition.
 */
export function createQihu({ address, key, secret }: QihuAccess): Platform {
  return {
    name: 'qihu',
    encode(conversion, now) {
      const { clickId, transId, isWap, value } = conversion;
      const data = {
        request_time: secondsOf(now),
        data_industry: isWap ? 'ocpc_ms_convert' : 'ocpc_ps_convert',
        data_detail: {
          qhclickid: clickId,
          trans_id: transId,
          event: codeOf(EVENTS, conversion),
          event_time: secondsOf(eventAt(conversion)),
          ...(value !== null && { event_param: { value } }),
        },
      };
      const body = JSON.stringify({ data });
      const headers = { ...JSON_TYPE, 'app-key': key, 'app-sign': signatureOf(secret, body) };
      return { url: `${address}/uploadWebConvert`, headers, body };
    },
    read: readCode('errno', 0),
    ...repeatWhile(
      ({ firstAttemptAt }, at) => firstAttemptAt === null || beijingDay(firstAttemptAt) === beijingDay(at),
    ),
  };
}
