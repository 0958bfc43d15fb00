import { createHash } from 'node:crypto';
import { z } from 'zod';
import { beijingDay } from '@/lib/time/calendar';
import { after, MINUTE } from '../../platform/clock/clock';
import { type Platform, secondsOf } from './platform';

/** 360's address for conversions, and our credentials. */
export interface QihuAccess {
  /** Address before `/uploadWebConvert`. */
  address: string;
  key: string;
  secret: string;
}

/** Minutes between attempts; the last one repeats. */
const PAUSES = [1, 2, 5, 15, 30, 60];
const HOURLY = 60;

const answerSchema = z.object({ errno: z.int() });

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
  const onFirstDay = (firstAttemptAt: Date | null, timestamp: Date) =>
    firstAttemptAt === null || beijingDay(firstAttemptAt) === beijingDay(timestamp);
  return {
    name: 'qihu',
    url: `${address}/uploadWebConvert`,
    encode({ clickId, transId, isWap, registeredAt }, now) {
      const data = {
        request_time: secondsOf(now),
        data_industry: isWap ? 'ocpc_ms_convert' : 'ocpc_ps_convert',
        data_detail: { qhclickid: clickId, trans_id: transId, event: 'SUBMIT', event_time: secondsOf(registeredAt) },
      };
      const body = JSON.stringify({ data });
      const type = 'application/json;charset=utf-8';
      const headers = { 'content-type': type, 'app-key': key, 'app-sign': signatureOf(secret, body) };
      return { headers, body };
    },
    read(body) {
      const read = answerSchema.safeParse(body);
      if (!read.success) return undefined;
      const { errno } = read.data;
      return { outcome: errno === 0 ? 'taken' : 'refused', answer: `errno ${errno}` };
    },
    mayRepeat: ({ firstAttemptAt }, now) => onFirstDay(firstAttemptAt, now),
    nextAttempt({ attempts, firstAttemptAt }, now) {
      const next = after(now, (PAUSES[attempts - 1] ?? HOURLY) * MINUTE);
      return onFirstDay(firstAttemptAt, next) ? next : null;
    },
  };
}
