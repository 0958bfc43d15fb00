import { randomBytes } from 'node:crypto';
import { after, DAY } from '../../platform/clock/clock';
import { beijingTime } from '../common/beijing-time';
import { hashSecret } from './sessions';
import type { Operator } from './store';

const CODE_BYTES = 20;
const LIFETIME = DAY;

/** An invitation to enrol, once. */
interface Invitation {
  /** Changes of the operator's row; they invalidate the previous password and secret. */
  row: Pick<Operator, 'state' | 'passwordHash' | 'totpSealed' | 'totpStep' | 'enrolmentHash' | 'enrolmentEndsAt'>;
  /** The message with the code, for the operator who invites. */
  text: string;
  /** The message without the code. */
  effect: string;
}

export function invite(name: string, roles: string, now: Date): Invitation {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const enrolmentEndsAt = after(now, LIFETIME);
  const effect = `${name} may enrol as ${roles}.`;
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
    text: [
      effect,
      `Once, until ${beijingTime(enrolmentEndsAt)} (Beijing time): npm run ops -- enrol "${name}"`,
      `with this secret code: ${code}`,
    ].join('\n'),
  };
}
