import type { SmsPurpose } from '../../contract/sms';
import { readStored, type StorageKey, writeStored } from '../storage/storage';

/** No wait is longer than a day; a stored end beyond it comes from a clock that was set back. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

const KEYS = {
  register: 'smsCountdown',
  login: 'smsLoginCountdown',
  password: 'smsPasswordCountdown',
} as const satisfies Record<SmsPurpose, StorageKey>;

/** A longer wait is a limit of the number alone; another number waits at most so long. */
const OTHER_NUMBER_MS = 60 * 1000;

/**
 * Whole seconds from `now` until another code may be asked for; 0 when it may be at once. Survives a reload of the tab.
 *
 * @param purpose no purpose waits for another
 * @param mobile the number that the code is for; where it is not given or another than the one that waits, a wait ends
 * after 60 seconds
 */
export function countdownLeft(purpose: SmsPurpose, mobile?: string, now = Date.now()): number {
  const [begun = '', end = '', waiting] = (readStored(KEYS[purpose]) ?? '').split(' ');
  const until = mobile === waiting ? Number(end) : Math.min(Number(end), Number(begun) + OTHER_NUMBER_MS);
  const left = until - now;
  return left > 0 && left <= LONGEST_MS ? Math.ceil(left / 1000) : 0;
}

/** Starts a wait of so many seconds for a number. */
export function startCountdown(purpose: SmsPurpose, mobile: string, seconds: number, now = Date.now()): void {
  writeStored(KEYS[purpose], `${now} ${now + seconds * 1000} ${mobile}`);
}

/** The words of the button that asks for a code. */
export function countdownLabel(left: number, asked: boolean): string {
  if (left > 3600) return `${Math.ceil(left / 3600)}小时后重新获取`;
  if (left > 120) return `${Math.ceil(left / 60)}分钟后重新获取`;
  if (left > 0) return `${left}s后重新获取`;
  return asked ? '重新获取' : '获取验证码';
}
