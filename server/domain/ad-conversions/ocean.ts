import type { AccessOf } from './access';
import { codeOf, eventAt, JSON_TYPE, type Platform, readCode, repeatFor } from './platform';

/** A verified person is a "customer effective" lead. */
const EVENTS = {
  form: 'form',
  register: 'active_register',
  verified: 'customer_effective',
  deposit: 'active_pay',
  invalid: 'failed_lead',
};
const YUAN = 100;

/** Reports conversions to Ocean Engine, one per request. The click id is the only authorization. */
export function createOcean({ address }: AccessOf<'ocean'>): Platform {
  return {
    name: 'ocean',
    encode(conversion) {
      const { clickId, value } = conversion;
      const body = {
        event_type: codeOf(EVENTS, conversion),
        context: { ad: { callback: clickId } },
        timestamp: eventAt(conversion).getTime(),
        ...(value !== null && { properties: { pay_amount: value / YUAN } }),
      };
      return { url: `${address}/api/v2/conversion`, headers: JSON_TYPE, body: JSON.stringify(body) };
    },
    read: readCode('code', 0),
    ...repeatFor(24),
  };
}
