import { devices } from 'playwright/test';

/** A phone's three dots per pixel would mean drawing nine times as much for the same layout. */
const DOTS = { deviceScaleFactor: 1 } as const;

/** The three layouts: user agent and size of a device, always shown by Chromium. */
export const layouts = {
  ios: { ...deviceOf('iPhone 14'), ...DOTS },
  android: { ...deviceOf('Pixel 7'), ...DOTS },
  desktop: { ...deviceOf('Desktop Chrome'), viewport: { width: 1440, height: 900 } },
} as const;

export const LAYOUTS = ['ios', 'android', 'desktop'] as const;
export type Layout = (typeof LAYOUTS)[number];

function deviceOf(name: 'iPhone 14' | 'Pixel 7' | 'Desktop Chrome') {
  const { defaultBrowserType: _, ...device } = devices[name];
  return device;
}
