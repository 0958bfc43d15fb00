import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import { developmentKeys } from './keys';
import { isTimely, type StandIn } from './stand-in';

const TYPES = { form_submit: 'form', register: 'register', paid: 'deposit' } as const;

const report = z.strictObject({
  callback: z.string().min(1),
  conversion_type: z.enum(Object.keys(TYPES) as (keyof typeof TYPES)[]),
  conversion_time: z.string().regex(/^\d{10}$/),
  timestamp: z.string().regex(/^\d{13}$/),
  oaid: z.string(),
});

/** Huawei checks a digest: the HMAC-SHA-256 of the body, and until when it is valid. */
export const huawei: StandIn = {
  calls: {
    'POST /action-lib-track/hiad/v2/actionupload': ({ headers, raw, now }, { take }) => {
      const { key = '' } = developmentKeys('huawei');
      const given = /^Digest validTime="(\d+)", response="([0-9a-f]{64})"$/.exec(headers.authorization ?? '');
      const expected = createHmac('sha256', key).update(raw).digest('hex');
      if (given?.[2] !== expected) return { resultCode: 1001, resultMessage: 'digest' };
      if (!isTimely(Number(given[1]), now)) return { resultCode: 1002, resultMessage: 'time' };
      const read = report.safeParse(parseJson(raw.toString()));
      if (!read.success) return { resultCode: 1003, resultMessage: 'data' };
      const { callback, conversion_type, conversion_time } = read.data;
      const details = { conversion_type, conversion_time };
      take({ event: TYPES[conversion_type], key: `${callback} ${conversion_type}`, clickId: callback, details });
      return { resultCode: 0, resultMessage: 'success' };
    },
  },
};
