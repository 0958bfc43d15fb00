import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { AdEvent } from '@/lib/channel/ad-platforms';
import { parseJson } from '@/lib/parse-json';
import { developmentKeys } from './keys';
import { eventOf, type StandIn } from './stand-in';

/** Unix seconds in 32 bits, so that milliseconds are rejected. */
const int32 = z.int().min(0).max(2_147_483_647);

const times = { request_time: int32.optional(), data_industry: z.string() };
const event = { event: z.string().regex(/^[A-Z_]+$/), event_time: int32.optional() };

/** Events that need a transaction id, by which 360 recognizes repetitions. */
const WITH_TRANSACTION = ['SUBMIT', 'ORDER'];
const EVENTS: Readonly<Record<string, AdEvent>> = {
  SUBMIT: 'form',
  REGISTERED: 'register',
  REAL_NAME: 'verified',
  PAY: 'deposit',
};

const search = z.object({
  ...times,
  data_industry: z.enum(['ocpc_ps_convert', 'ocpc_ms_convert']),
  data_detail: z
    .object({
      ...event,
      qhclickid: z.string().min(1),
      trans_id: z.string().min(1).optional(),
      event_param: z.object({ value: z.int().positive() }).optional(),
    })
    .refine((detail) => !WITH_TRANSACTION.includes(detail.event) || detail.trans_id !== undefined),
});
const upload = z.object({ data: search });

/** 360 answers uploads of search conversions always with HTTP 200. */
export const qihu: StandIn = {
  calls: {
    'POST /uploadWebConvert': ({ headers, raw }, { take }) => {
      const { key } = developmentKeys('qihu');
      if (headers['app-key'] !== key) return { errno: 1, error: 'app_key is not verified' };
      if (!isSigned(headers['app-sign'], raw)) return { errno: 2, error: 'app_sign is not verified' };
      const read = upload.safeParse(parseJson(raw.toString()));
      const name = read.data && eventOf(EVENTS, read.data.data.data_detail.event);
      if (!read.success || !name || !/^application\/json/i.test(headers['content-type'] ?? '')) {
        return { errno: 3, error: 'data format is not verified' };
      }
      const { data_industry, data_detail: detail } = read.data.data;
      const { qhclickid, trans_id = '', event_time } = detail;
      take({
        event: name,
        key: [qhclickid, trans_id, detail.event].join(' '),
        clickId: qhclickid,
        details: {
          data_industry,
          event: detail.event,
          trans_id,
          event_time: String(event_time ?? ''),
          value: String(detail.event_param?.value ?? ''),
        },
      });
      return { errno: 0, error: 'Success' };
    },
  },
};

/** MD5 of the secret followed by the raw body, as 32 lower-case hex digits. */
function isSigned(sign: string | string[] | undefined, raw: Buffer): boolean {
  const { secret = '' } = developmentKeys('qihu');
  const expected = createHash('md5')
    .update(Buffer.concat([Buffer.from(secret), raw]))
    .digest('hex');
  return typeof sign === 'string' && sign.length === 32 && timingSafeEqual(Buffer.from(sign), Buffer.from(expected));
}
