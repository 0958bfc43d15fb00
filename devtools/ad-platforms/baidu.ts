import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import { DEVELOPMENT_KEYS } from './keys';
import type { TakenConversions } from './taken';

const BATCH_MAX = 99;
const LOGID_URL_MAX = 1024;
/** The type of a payment, which requires its time. */
const NEEDS_TIME = [46];
const TYPES = [1, 2, 3, 5, 6, 17, 18, 19, 25, 26, 27, 30, 46, 49, 79];

const seconds = z.int().min(0).max(2_147_483_647);

const conversion = z
  .object({
    logidUrl: z
      .url()
      .max(LOGID_URL_MAX)
      .refine((address) => clickOf(address) !== ''),
    newType: z.int().refine((type) => TYPES.includes(type)),
    convertTime: seconds.optional(),
    convertValue: z.int().optional(),
    isConvert: z.literal([0, 1]).optional(),
    deviceType: z.literal([0, 1, 2]).optional(),
    deviceId: z.string().optional(),
    confidence: z.int().min(0).max(100).optional(),
    extInfo: z.string().optional(),
  })
  .refine(({ newType, convertTime }) => !NEEDS_TIME.includes(newType) || convertTime !== undefined);

const upload = z.object({ token: z.string(), conversionTypes: z.array(z.unknown()).min(1).max(BATCH_MAX) });

/** Baidu's answer to an upload, always with HTTP 200: 0 all accepted, 1 some, 2 none, 3 wrong token. */
export function answerBaidu(raw: Buffer, taken: TakenConversions) {
  const read = upload.safeParse(parseJson(raw.toString()));
  if (!read.success) return answer(2, 'failure');
  if (read.data.token !== DEVELOPMENT_KEYS.baiduToken) return answer(3, 'token invalid');
  const conversions = read.data.conversionTypes.map((one) => conversion.safeParse(one));
  const good = conversions.flatMap(({ data }) => data ?? []);
  for (const { logidUrl, newType, convertTime } of good) {
    const address = new URL(logidUrl);
    taken.add({
      platform: '百度',
      key: `${logidUrl} ${newType}`,
      clickId: clickOf(logidUrl),
      details: {
        newType: String(newType),
        convertTime: String(convertTime ?? ''),
        landing: `${address.host}${address.pathname}`,
        utm_campaign: address.searchParams.get('utm_campaign') ?? '',
      },
    });
  }
  if (good.length === conversions.length) return answer(0, 'success');
  return good.length > 0 ? answer(1, 'partly failure') : answer(2, 'failure');
}

/** Baidu's answer for an error of its own. */
export const BAIDU_FAULT = answer(4, 'server error');

function answer(status: number, desc: string) {
  return { header: { desc, status } };
}

function clickOf(address: string): string {
  return URL.canParse(address) ? (new URL(address).searchParams.get('bd_vid') ?? '') : '';
}
