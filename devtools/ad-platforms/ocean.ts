import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import type { StandIn } from './stand-in';

const EVENTS = {
  form: 'form',
  active_register: 'register',
  customer_effective: 'verified',
  active_pay: 'deposit',
  failed_lead: 'invalid',
} as const;

const FIRST_MILLISECOND = 1_000_000_000_000;
const report = z.strictObject({
  event_type: z.enum(Object.keys(EVENTS) as (keyof typeof EVENTS)[]),
  context: z.strictObject({ ad: z.strictObject({ callback: z.string().min(1) }) }),
  timestamp: z.int().min(FIRST_MILLISECOND),
  properties: z.strictObject({ pay_amount: z.number().positive() }).optional(),
});

/** Ocean Engine answers with a code; times are milliseconds. */
export const ocean: StandIn = {
  calls: {
    'POST /api/v2/conversion': ({ headers, raw, now }, { take }) => {
      const read = report.safeParse(parseJson(raw.toString()));
      if (!read.success || !/^application\/json/i.test(headers['content-type'] ?? '')) {
        return { code: 40001, message: 'invalid parameter' };
      }
      const { event_type, context, timestamp, properties } = read.data;
      if (timestamp > now + 60_000) return { code: 40002, message: 'timestamp is in the future' };
      const { callback } = context.ad;
      take({
        event: EVENTS[event_type],
        key: `${callback} ${event_type}`,
        clickId: callback,
        details: { event_type, timestamp: String(timestamp), pay_amount: String(properties?.pay_amount ?? '') },
      });
      return { code: 0, message: 'success' };
    },
  },
};
