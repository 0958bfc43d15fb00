import type { SmsPurpose } from '../../contract/sms';
import { readStored, type StorageKey, writeStored } from '../storage/storage';

/** No wait is longer than a day; a stored end beyond that comes from a clock that was set back. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

const KEYS = {
  register: 'smsCountdown',
  login: 'smsLoginCountdown',
  password: 'smsPasswordCountdown',
} as const satisfies Record<SmsPurpose, StorageKey>;

/** A longer wait is a limit of one number; another number waits at most this long. */
const OTHER_NUMBER_MS = 60 * 1000;

/**
 * Whole seconds from `now` until another code may be requested; 0 if it may be requested now. Survives a reload of the
 * tab.
 *
 * @param purpose each purpose has its own countdown
 * @param mobile the number that the code is for; if it is missing or not the waiting number, the wait ends after 60
 * seconds
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

/** Label of the button that requests a code. */
export function countdownLabel(left: number, asked: boolean): string {
  if (left > 3600) return `${Math.ceil(left / 3600)}小时后重新获取`;
  if (left > 120) return `${Math.ceil(left / 60)}分钟后重新获取`;
  if (left > 0) return `${left}s后重新获取`;
  return asked ? '重新获取' : '获取验证码';
}
