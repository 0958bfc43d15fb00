import { devices } from 'playwright/test';

/** The three layouts as browsers: what a device sends and how large it is. */
export const layouts = {
  ios: { ...devices['iPhone 14'], browserName: 'chromium' },
  android: { ...devices['Pixel 7'], browserName: 'chromium' },
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, browserName: 'chromium' },
} as const;

export const LAYOUTS = ['ios', 'android', 'desktop'] as const;
