import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import { DEVELOPMENT_KEYS } from './keys';
import type { TakenConversions } from './taken';

/** Unix seconds in 32 bits, so that milliseconds are rejected. */
const int32 = z.int().min(0).max(2_147_483_647);

const times = { request_time: int32.optional(), data_industry: z.string() };
const event = { event: z.string().regex(/^[A-Z_]+$/), event_time: int32.optional() };

/** Events that need a transaction id, by which 360 recognizes repetitions. */
const WITH_TRANSACTION = ['SUBMIT', 'ORDER'];

const search = z.object({
  ...times,
  data_industry: z.enum(['ocpc_ps_convert', 'ocpc_ms_convert']),
  data_detail: z
    .object({ ...event, qhclickid: z.string().min(1), trans_id: z.string().min(1).optional() })
    .refine((detail) => !WITH_TRANSACTION.includes(detail.event) || detail.trans_id !== undefined),
});
const upload = z.object({ data: search });

/** 360's answer to an upload of search conversions, always with HTTP 200. */
export function answerQihu(headers: IncomingHttpHeaders, raw: Buffer, taken: TakenConversions) {
  if (headers['app-key'] !== DEVELOPMENT_KEYS.qihuKey) return { errno: 1, error: 'app_key is not verified' };
  if (!isSigned(headers['app-sign'], raw)) return { errno: 2, error: 'app_sign is not verified' };
  const read = upload.safeParse(parseJson(raw.toString()));
  if (!read.success || !/^application\/json/i.test(headers['content-type'] ?? '')) {
    return { errno: 3, error: 'data format is not verified' };
  }
  const { data_industry, data_detail: detail } = read.data.data;
  const { qhclickid, trans_id = '', event: name, event_time } = detail;
  taken.add({
    platform: '360',
    key: [qhclickid, trans_id, name].join(' '),
    clickId: qhclickid,
    details: { data_industry, event: name, trans_id, event_time: String(event_time ?? '') },
  });
  return { errno: 0, error: 'Success' };
}

/** MD5 of the secret followed by the raw body, as 32 lower-case hex digits. */
function isSigned(sign: string | string[] | undefined, raw: Buffer): boolean {
  const expected = createHash('md5')
    .update(Buffer.concat([Buffer.from(DEVELOPMENT_KEYS.qihuSecret), raw]))
    .digest('hex');
  return typeof sign === 'string' && sign.length === 32 && timingSafeEqual(Buffer.from(sign), Buffer.from(expected));
}
