import { z } from 'zod';
import { after, MINUTE } from '../../platform/clock/clock';
import { type Platform, secondsOf } from './platform';

/** Where Baidu takes conversions, and who reports them. */
export interface BaiduAccess {
  /** Address before `/ocpcapi/…`. */
  address: string;
  token: string;
}

/** A form on a web page was submitted; 25 would be a registration in an app. */
const FORM_SUBMITTED = 3;
const OK = 0;
/** Their server's own fault; every other status asks for a fix of ours. */
const SERVER_FAULT = 4;

/** Minutes after the first and the second attempt; there is no fourth. */
const PAUSES = [0.5, 5];
const TRIES = PAUSES.length + 1;

const answerSchema = z.object({ header: z.object({ status: z.int() }) });

/**
 * Conversions of Baidu, one a request, so that an answer speaks of one. HTTP 200 says little: the body's own status counts.
 * The platform advises about three tries, after its server's faults and those of the network alone. How it treats a report that
 * comes twice is not documented; a repetition is the same to the byte.
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
