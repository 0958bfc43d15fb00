import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import { developmentKeys } from './keys';
import { isTimely, type StandIn } from './stand-in';

const TYPES = { 101: 'form', 123: 'register', 131: 'verified', 141: 'deposit', 200: 'invalid' } as const;
const HOUR = 3_600_000;
const DAY_SECONDS = 86_400;

const refreshed = z.strictObject({ app_id: z.string(), secret: z.string(), refresh_token: z.string() });
const report = z.strictObject({
  advertiser_id: z.string(),
  method: z.literal('aurora.leads'),
  timestamp: z.int(),
  version: z.literal('1.0'),
  sign: z.string(),
  access_token: z.string(),
  event_type: z.literal([101, 123, 131, 141, 200]),
  conv_time: z.int().min(1_000_000_000_000),
  click_id: z.string().min(1),
});

/** Xiaohongshu checks token, signature and time, and rejects events older than an hour. */
export const xiaohongshu: StandIn = {
  calls: {
    'POST /api/open/oauth2/refresh_token': ({ raw }, { tokens }) => {
      const { appId, secret, refreshToken = '' } = developmentKeys('xiaohongshu');
      const read = refreshed.safeParse(parseJson(raw.toString())).data;
      const isOurs = read?.app_id === appId && read?.secret === secret;
      const issued = isOurs && tokens.refresh(read?.refresh_token ?? '', refreshToken);
      if (!issued) return { code: 20001, success: false, msg: 'refresh token' };
      const { access, refresh } = issued;
      const data = { access_token: access, access_token_expires_in: DAY_SECONDS, refresh_token: refresh };
      return { code: 0, success: true, data };
    },
    'POST /api/open/common': ({ raw, now }, { take, tokens }) => {
      const read = report.safeParse(parseJson(raw.toString())).data;
      if (!read || read.advertiser_id !== developmentKeys('xiaohongshu').advertiserId)
        return { code: 400, msg: 'data' };
      const { advertiser_id, method, timestamp, version, event_type, conv_time, click_id } = read;
      if (!tokens.isValid(read.access_token)) return { status: 401, body: { code: 401, msg: 'access token' } };
      const text = `advertiser_id${advertiser_id}&method${method}&timestamp${timestamp}&version${version}`;
      if (read.sign.toLowerCase() !== createHash('md5').update(text).digest('hex')) return { code: 403, msg: 'sign' };
      if (!isTimely(timestamp, now)) return { code: 404, msg: 'timestamp' };
      if (now - conv_time > HOUR) return { code: 405, msg: 'too late' };
      const details = { event_type: String(event_type), conv_time: String(conv_time) };
      take({ event: TYPES[event_type], key: `${click_id} ${event_type}`, clickId: click_id, details });
      return { code: 0, success: true, msg: 'success' };
    },
  },
};
