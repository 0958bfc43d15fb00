import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import { developmentKeys } from './keys';
import { isTimely, type StandIn } from './stand-in';

const ACTIONS = {
  RESERVATION: 'form',
  REGISTER: 'register',
  CONFIRM_EFFECTIVE_LEADS: 'verified',
  DEPOSIT: 'deposit',
  SECURITY_NEGATIVE: 'invalid',
} as const;

const SECONDS_MAX = 9_999_999_999;
const NONCE = /^[\w-]{8,64}$/;
const upload = z.strictObject({
  actions: z
    .array(
      z.strictObject({
        outer_action_id: z.string().min(1).max(204),
        action_time: z.int().positive().max(SECONDS_MAX),
        url: z.url().optional(),
        action_type: z.enum(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]),
        trace: z.strictObject({ click_id: z.string().min(1) }),
        action_param: z.strictObject({ value: z.int().positive() }).optional(),
      }),
    )
    .min(1)
    .max(50),
});

/** Tencent checks the headers of each request: token, time and nonce. */
export const tencent: StandIn = {
  calls: {
    'POST /v3.0/user_actions/add': ({ headers, raw, now }, { take }) => {
      const { 'access-token': token, timestamp, nonce } = headers;
      if (token !== developmentKeys('tencent').token) return { code: 11002, message: 'access token is invalid' };
      if (!isTimely(Number(timestamp) * 1000, now)) return { code: 11004, message: 'timestamp is invalid' };
      if (typeof nonce !== 'string' || !NONCE.test(nonce)) return { code: 11005, message: 'nonce is invalid' };
      const read = upload.safeParse(parseJson(raw.toString()));
      if (!read.success) return { code: 18001, message: 'parameter is invalid' };
      for (const { outer_action_id, action_time, action_type, trace, url = '', action_param } of read.data.actions) {
        take({
          event: ACTIONS[action_type],
          key: outer_action_id,
          clickId: trace.click_id,
          details: {
            action_type,
            action_time: String(action_time),
            url,
            outer_action_id,
            value: String(action_param?.value ?? ''),
          },
        });
      }
      return { code: 0, message: '' };
    },
  },
};
