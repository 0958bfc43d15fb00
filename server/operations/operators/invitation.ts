import { randomBytes } from 'node:crypto';
import { after, DAY } from '../../platform/clock/clock';
import { hashSecret } from '../../platform/secrets/hash-secret';
import { iso, type Sentence } from '../common/answer';
import type { Operator } from './store';
import { say } from './words';

const CODE_BYTES = 20;
const LIFETIME = DAY;

/** An invitation to enrol, once. */
interface Invitation {
  /** Changes of the operator's row; they invalidate the previous password and secret. */
  row: Pick<Operator, 'state' | 'passwordHash' | 'totpSealed' | 'totpStep' | 'enrolmentHash' | 'enrolmentEndsAt'>;
  /** The message with the code, for the operator who invites. */
  said: readonly Sentence[];
  /** The message without the code. */
  effect: Sentence;
}

export function invite(name: string, roles: string, now: Date): Invitation {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const enrolmentEndsAt = after(now, LIFETIME);
  const effect = say('may_enrol', { name, roles });
  return {
    row: {
      state: 'invited',
      passwordHash: null,
      totpSealed: null,
      totpStep: null,
      enrolmentHash: hashSecret(code),
      enrolmentEndsAt,
    },
    effect,
    said: [effect, say('enrol_until', { until: iso(enrolmentEndsAt) }), say('invitation_code', { code })],
  };
}
