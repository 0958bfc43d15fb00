import { readTab, writeTab } from './tab-storage';

/** No wait is longer than a day; a stored end beyond it comes from a clock that was set back. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** Whole seconds from `now` until another code may be asked for; 0 when it may be at once. Survives a reload of the tab. */
export function countdownLeft(now = Date.now()): number {
  const left = Number(readTab('smsCountdownEnd')) - now;
  return left > 0 && left <= LONGEST_MS ? Math.ceil(left / 1000) : 0;
}

/** Starts a wait of so many seconds. */
export function startCountdown(seconds: number, now = Date.now()): void {
  writeTab('smsCountdownEnd', String(now + seconds * 1000));
}

/** The words of the button that asks for a code. */
export function countdownLabel(left: number, asked: boolean): string {
  if (left > 3600) return `${Math.ceil(left / 3600)}小时后重新获取`;
  if (left > 120) return `${Math.ceil(left / 60)}分钟后重新获取`;
  if (left > 0) return `${left}s后重新获取`;
  return asked ? '重新获取' : '获取验证码';
}
