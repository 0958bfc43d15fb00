import { randomBytes } from 'node:crypto';
import type { AccessOf } from './access';
import { codeOf, eventAt, JSON_TYPE, type Platform, readCode, repeatFor, secondsOf } from './platform';

/** A verified person is an effective lead. */
const ACTIONS = {
  form: 'RESERVATION',
  register: 'REGISTER',
  verified: 'CONFIRM_EFFECTIVE_LEADS',
  deposit: 'DEPOSIT',
  invalid: 'SECURITY_NEGATIVE',
};

/** Reports conversions to Tencent Ads, one per request; it recognizes repetitions by `outer_action_id`. */
export function createTencent({ address, token }: AccessOf<'tencent'>): Platform {
  return {
    name: 'tencent',
    encode(conversion, now) {
      const { clickId, landingUrl, transId, value } = conversion;
      const action = {
        outer_action_id: transId,
        action_time: secondsOf(eventAt(conversion)),
        ...(landingUrl !== null && { url: landingUrl }),
        action_type: codeOf(ACTIONS, conversion),
        trace: { click_id: clickId },
        ...(value !== null && { action_param: { value } }),
      };
      const headers = {
        ...JSON_TYPE,
        'access-token': token,
        timestamp: String(secondsOf(now)),
        nonce: randomBytes(16).toString('hex'),
      };
      return { url: `${address}/v3.0/user_actions/add`, headers, body: JSON.stringify({ actions: [action] }) };
    },
    read: readCode('code', 0),
    ...repeatFor(24),
  };
}
