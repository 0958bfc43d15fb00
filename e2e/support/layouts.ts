import { devices } from 'playwright/test';

/** A phone's three dots to the pixel would be nine times the drawing for the same layout. */
const DOTS = { deviceScaleFactor: 1 } as const;

/** The three layouts as browsers: what a device sends and how large it is. */
export const layouts = {
  ios: { ...devices['iPhone 14'], ...DOTS, browserName: 'chromium' },
  android: { ...devices['Pixel 7'], ...DOTS, browserName: 'chromium' },
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, browserName: 'chromium' },
} as const;

export const LAYOUTS = ['ios', 'android', 'desktop'] as const;
