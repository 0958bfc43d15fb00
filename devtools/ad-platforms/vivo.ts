import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import { developmentKeys } from './keys';
import { isTimely, type StandIn } from './stand-in';

const TYPES = { SUBMIT: 'form', REGISTER: 'register', PAY: 'deposit' } as const;
const DAY = 86_400_000;

const upload = z.strictObject({
  srcType: z.literal('Web'),
  srcId: z.string(),
  pageUrl: z.url(),
  dataList: z
    .array(
      z.strictObject({
        cvType: z.enum(Object.keys(TYPES) as (keyof typeof TYPES)[]),
        cvTime: z.int().min(1_000_000_000_000),
        requestId: z.string().min(1),
        creativeId: z.string().min(1),
      }),
    )
    .min(1),
});

/** vivo issues access tokens for a day, and checks token and time of each report. */
export const vivo: StandIn = {
  calls: {
    'GET /openapi/v1/oauth2/refreshToken': ({ query, now }, { tokens }) => {
      const { clientId, clientSecret, refreshToken = '' } = developmentKeys('vivo');
      const isOurs = query.get('client_id') === clientId && query.get('client_secret') === clientSecret;
      const issued = isOurs && tokens.refresh(query.get('refresh_token') ?? '', refreshToken);
      if (!issued) return { code: 60001, message: 'invalid refresh token' };
      const { access, refresh } = issued;
      return { code: 0, data: { access_token: access, refresh_token: refresh, token_date: now + DAY } };
    },
    'POST /openapi/v1/advertiser/behavior/upload': ({ query, raw, now }, { take, tokens }) => {
      if (!tokens.isValid(query.get('access_token'))) return { status: 401, body: { code: 60002, message: 'token' } };
      if (!isTimely(Number(query.get('timestamp')), now) || !query.get('nonce'))
        return { code: 60003, message: 'time' };
      const read = upload.safeParse(parseJson(raw.toString()));
      if (!read.success || read.data.srcId !== developmentKeys('vivo').sourceId)
        return { code: 10001, message: 'data' };
      for (const { cvType, cvTime, requestId, creativeId } of read.data.dataList) {
        const details = { cvType, cvTime: String(cvTime), creativeId };
        take({ event: TYPES[cvType], key: `${requestId} ${cvType}`, clickId: requestId, details });
      }
      return { code: 0, message: 'success' };
    },
  },
};
