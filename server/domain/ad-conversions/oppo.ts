import { createHash } from 'node:crypto';
import type { AccessOf } from './access';
import { codeOf, JSON_TYPE, type Platform, readCode, repeatFor, secondsOf } from './platform';

const TYPES = { form: 1, deposit: 8 };

/** Reports conversions to OPPO, one per request, without the visitor's address, which we do not store. */
export function createOppo({ address, ownerId, apiId, apiKey, pageId }: AccessOf<'oppo'>): Platform {
  return {
    name: 'oppo',
    encode(conversion, now) {
      const { click, clickId } = conversion;
      const time = secondsOf(now);
      const sign = createHash('sha1').update(`${apiId}${apiKey}${time}`).digest('hex');
      const bearer = Buffer.from([ownerId, apiId, time, sign].join()).toString('base64');
      const body = {
        ownerId,
        pageId,
        tid: clickId,
        lbid: click?.lbid ?? '',
        transformType: codeOf(TYPES, conversion),
      };
      const headers = { ...JSON_TYPE, authorization: `Bearer ${bearer}` };
      return { url: `${address}/v1/clue/sendData`, headers, body: JSON.stringify(body) };
    },
    read: readCode('code', 0),
    ...repeatFor(24),
  };
}
