import { z } from 'zod';
import { after, MINUTE } from '../../platform/clock/clock';
import { type Platform, secondsOf } from './platform';

/** Baidu's address for conversions, and our token. */
export interface BaiduAccess {
  /** Address before `/ocpcapi/…`. */
  address: string;
  token: string;
}

/** "Web form submitted"; 25 would be a registration in an app. */
const FORM_SUBMITTED = 3;
const OK = 0;
/** A fault of Baidu's server; every other status needs a fix on our side. */
const SERVER_FAULT = 4;

/** Minutes after the first and the second attempt; there is no fourth. */
const PAUSES = [0.5, 5];
const TRIES = PAUSES.length + 1;

const answerSchema = z.object({ header: z.object({ status: z.int() }) });

/**
 * Reports conversions to Baidu, one per request, so that each answer is about one. HTTP 200 says little: the status in
 * the body counts. Baidu recommends about three attempts, only after faults of its server or the network. It does not
 * document how it treats a repeated report; a repeated one has the same bytes.
 */
export function createBaidu({ address, token }: BaiduAccess): Platform {
  return {
    name: 'baidu',
    url: `${address}/ocpcapi/api/uploadConvertData`,
    encode({ landingUrl, registeredAt }) {
      const conversion = { logidUrl: landingUrl, newType: FORM_SUBMITTED, convertTime: secondsOf(registeredAt) };
      const body = JSON.stringify({ token, conversionTypes: [conversion] });
      return { headers: { 'content-type': 'application/json;charset=utf-8' }, body };
    },
    read(body) {
      const read = answerSchema.safeParse(body);
      if (!read.success) return undefined;
      const { status } = read.data.header;
      const outcome = status === OK ? 'taken' : status === SERVER_FAULT ? 'again' : 'refused';
      return { outcome, answer: `status ${status}` };
    },
    mayRepeat: ({ attempts }) => attempts < TRIES,
    nextAttempt({ attempts }, now) {
      const pause = PAUSES[attempts - 1];
      return pause === undefined ? null : after(now, pause * MINUTE);
    },
  };
}
