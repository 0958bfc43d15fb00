import type { Device } from '@/lib/contract/sessions';

/** Patterns of devices; the first match counts. A system that also names another one comes before it. */
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

/** The device that a user agent names. An iPad that requests desktop pages calls itself a Mac. */
export function deviceOfAgent(userAgent: string): Device {
  return MARKS.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'other';
}
