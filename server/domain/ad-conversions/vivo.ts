import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { SECOND } from '../../platform/clock/clock';
import type { AccessOf } from './access';
import { codeOf, eventAt, JSON_TYPE, type Platform, readCode, repeatFor } from './platform';

const TYPES = { form: 'SUBMIT', register: 'REGISTER', deposit: 'PAY' };

/** `token_date` is when the token expires, in milliseconds since 1970. */
const tokens = z.object({
  code: z.literal(0),
  data: z.object({ access_token: z.string(), refresh_token: z.string(), token_date: z.number() }),
});

/** Reports conversions to vivo, one per request, with an access token in the address. */
export function createVivo(access: AccessOf<'vivo'>): Platform {
  const { address, clientId, clientSecret, refreshToken, sourceId } = access;
  return {
    name: 'vivo',
    tokens: {
      seed: refreshToken,
      request(refresh) {
        const given = { client_id: clientId, client_secret: clientSecret, refresh_token: refresh };
        return { method: 'GET', url: `${address}/openapi/v1/oauth2/refreshToken?${new URLSearchParams(given)}` };
      },
      read(body, now) {
        const read = tokens.safeParse(body).data?.data;
        if (!read) return undefined;
        const seconds = Math.floor((read.token_date - now.getTime()) / SECOND);
        return { access: read.access_token, refresh: read.refresh_token, seconds };
      },
    },
    encode(conversion, now, token) {
      const { click, clickId, landingUrl } = conversion;
      const nonce = randomBytes(16).toString('hex');
      const query = new URLSearchParams({ access_token: token, timestamp: String(now.getTime()), nonce });
      const data = {
        cvType: codeOf(TYPES, conversion),
        cvTime: eventAt(conversion).getTime(),
        requestId: clickId,
        creativeId: click?.creativeid ?? '',
      };
      const body = { srcType: 'Web', srcId: sourceId, pageUrl: landingUrl, dataList: [data] };
      return {
        url: `${address}/openapi/v1/advertiser/behavior/upload?${query}`,
        headers: JSON_TYPE,
        body: JSON.stringify(body),
      };
    },
    read: readCode('code', 0),
    ...repeatFor(24),
  };
}
