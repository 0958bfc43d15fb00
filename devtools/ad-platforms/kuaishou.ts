import type { AdEvent } from '@/lib/channel/ad-platforms';
import { eventOf, type StandIn } from './stand-in';

const TYPES: Readonly<Record<string, AdEvent>> = { 9: 'form', 2: 'register', 40: 'verified', 3: 'deposit' };
const CALLBACK_MAX = 1024;
const MILLISECONDS = /^\d{13}$/;
const AMOUNT = /^\d+(?:\.\d{1,2})?$/;
const KNOWN = ['callback', 'event_type', 'event_time', 'purchase_amount'];

/** Kuaishou reads everything from the address. */
export const kuaishou: StandIn = {
  calls: {
    'GET /track/activate': ({ query }, { take }) => {
      const [callback = '', type = '', time = ''] = ['callback', 'event_type', 'event_time'].map(
        (name) => query.get(name) ?? '',
      );
      const amount = query.get('purchase_amount');
      const event = eventOf(TYPES, type);
      const isValid =
        callback !== '' &&
        callback.length <= CALLBACK_MAX &&
        MILLISECONDS.test(time) &&
        (amount === null || AMOUNT.test(amount)) &&
        [...query.keys()].every((name) => KNOWN.includes(name));
      if (!event || !isValid) return { result: 0, error_msg: 'invalid parameter' };
      take({
        event,
        key: `${callback} ${type}`,
        clickId: callback,
        details: { event_type: type, event_time: time, purchase_amount: amount ?? '' },
      });
      return { result: 1 };
    },
  },
};
