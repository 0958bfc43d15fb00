import type { Device } from '@/lib/contract/sessions';

/** Marks of devices; the first that fits counts. What calls itself another system beside its own stands before that. */
const MARKS: readonly (readonly [device: Device, mark: RegExp])[] = [
  ['harmony', /OpenHarmony|ArkWeb/],
  ['android-phone', /Android.*Mobile|Mobile.*Android/],
  ['android-tablet', /Android/],
  ['ipad', /\biPad\b/],
  ['iphone', /\biP(?:hone|od)\b/],
  ['windows', /Windows NT/],
  ['mac', /Macintosh/],
  ['linux', /Linux|X11/],
];

/** What a user agent's device is known by to who holds it. An iPad that asks for desktop pages calls itself a Mac. */
export function deviceOfAgent(userAgent: string): Device {
  return MARKS.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'other';
}
