import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import { developmentKeys } from './keys';
import { isTimely, type StandIn } from './stand-in';

const TYPES = { 1: 'form', 8: 'deposit' } as const;

const report = z.strictObject({
  ownerId: z.string(),
  pageId: z.string(),
  tid: z.string().min(1),
  lbid: z.string().min(1),
  transformType: z.literal([1, 8]),
});

/** OPPO checks a bearer: owner, API, time, and the SHA-1 of API, key and time. */
export const oppo: StandIn = {
  calls: {
    'POST /v1/clue/sendData': ({ headers, raw, now }, { take }) => {
      const { ownerId, apiId, apiKey, pageId } = developmentKeys('oppo');
      const [, bearer = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
      const [owner, api, time = '', sign] = Buffer.from(bearer, 'base64').toString().split(',');
      const expected = createHash('sha1').update(`${apiId}${apiKey}${time}`).digest('hex');
      if (owner !== ownerId || api !== apiId || sign !== expected) return { code: 401, msg: 'signature' };
      if (!isTimely(Number(time) * 1000, now)) return { code: 402, msg: 'time' };
      const read = report.safeParse(parseJson(raw.toString()));
      if (!read.success || read.data.ownerId !== ownerId || read.data.pageId !== pageId)
        return { code: 400, msg: 'data' };
      const { tid, lbid, transformType } = read.data;
      const details = { transformType: String(transformType), lbid };
      take({ event: TYPES[transformType], key: `${tid} ${transformType}`, clickId: tid, details });
      return { code: 0, msg: 'success' };
    },
  },
};
