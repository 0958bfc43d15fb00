import type { Device } from './types';

// The specification's list, plus OpenHarmony: phones and tablets with HarmonyOS NEXT contain neither Android nor any
// other of these.
const MOBILE = /Android|iPhone|iPad|iPod|BlackBerry|OpenHarmony/i;
/** Computers with HarmonyOS NEXT identify themselves. */
const COMPUTER = /\(PC; OpenHarmony/i;
const IOS = /\b(?:iPhone|iPad|iPod)\b/i;
const NOT_IOS = /Android|Windows Phone|IEMobile|Symbian/i;

/** The layout for a user agent; `desktop` if it is missing or unknown. */
export function deviceOf(userAgent: string | null | undefined): Device {
  // Stryker disable next-line StringLiteral: any text that names no device works
  const agent = userAgent ?? '';
  if (IOS.test(agent) && !NOT_IOS.test(agent)) return 'ios';
  return MOBILE.test(agent) && !COMPUTER.test(agent) ? 'mobile' : 'desktop';
}
