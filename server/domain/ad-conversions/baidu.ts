import { z } from 'zod';
import { after, MINUTE } from '../../platform/clock/clock';
import type { AccessOf } from './access';
import { codeOf, eventAt, JSON_TYPE, type Platform, secondsOf } from './platform';

/**
 * "Web form submitted" and "paid"; 25 would be a registration in an app, and there is no type for a verification. The
 * report of an invalid conversion names the form's type.
 */
const TYPES = { form: 3, deposit: 26, invalid: 3 };
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
export function createBaidu({ address, token }: AccessOf<'baidu'>): Platform {
  return {
    name: 'baidu',
    encode(conversion) {
      const { landingUrl, event, value } = conversion;
      const [type, time] = [codeOf(TYPES, conversion), secondsOf(eventAt(conversion))];
      const url = `${address}/ocpcapi/api/${event === 'invalid' ? 'uploadInvalidConvertData' : 'uploadConvertData'}`;
      const reported = { logidUrl: landingUrl, newType: type, convertTime: time };
      const body =
        event === 'invalid'
          ? { token, invalidConversionTypes: [{ logidUrl: landingUrl, convertType: type, convertTime: time }] }
          : { token, conversionTypes: [{ ...reported, ...(value !== null && { convertValue: value }) }] };
      return { url, headers: JSON_TYPE, body: JSON.stringify(body) };
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
