import type { AccessOf } from './access';
import { codeOf, eventAt, type Platform, readCode, repeatFor } from './platform';

/** 40 is a verified identity; 39 and 41 would be a face and a bank card. */
const TYPES = { form: 9, register: 2, verified: 40, deposit: 3 };
const YUAN = 100;

/** Reports conversions to Kuaishou, each in the address of a GET. The callback is the only authorization. */
export function createKuaishou({ address }: AccessOf<'kuaishou'>): Platform {
  return {
    name: 'kuaishou',
    encode(conversion) {
      const { clickId, value } = conversion;
      const query = new URLSearchParams({
        callback: clickId,
        event_type: String(codeOf(TYPES, conversion)),
        event_time: String(eventAt(conversion).getTime()),
        ...(value !== null && { purchase_amount: String(value / YUAN) }),
      });
      return { method: 'GET', url: `${address}/track/activate?${query}` };
    },
    read: readCode('result', 1),
    ...repeatFor(24),
  };
}
