import { randomBytes } from 'node:crypto';
import { after, DAY } from '../../platform/clock/clock';
import { beijingTime } from '../beijing-time';
import { hashSecret } from './sessions';
import type { Operator } from './store';

const CODE_BYTES = 20;
const LIFETIME = DAY;

/** What lets somebody enrol, once. */
interface Invitation {
  /** What changes of the operator's row: nothing that was proved before holds any more. */
  row: Pick<Operator, 'state' | 'passwordHash' | 'totpSealed' | 'totpStep' | 'enrolmentHash' | 'enrolmentEndsAt'>;
  /** Says the code to who invites. */
  text: string;
  /** The same without the code. */
  effect: string;
}

export function invite(name: string, role: string, now: Date): Invitation {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const enrolmentEndsAt = after(now, LIFETIME);
  const effect = `${name} may enrol as ${role}.`;
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
      `Until ${beijingTime(enrolmentEndsAt)} (Beijing time), once, by: npm run ops -- enrol "${name}"`,
      `with this code, which is for nobody else: ${code}`,
    ].join('\n'),
  };
}
