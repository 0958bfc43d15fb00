import { defineConfig } from 'playwright/test';
import { launchOptions } from '@/e2e/support/launch';
import { layouts } from '@/e2e/support/layouts';
import { limit } from '@/scripts/lib/limit.mjs';

const { port } = new URL(process.env.E2E_BASE_URL ?? 'http://localhost:3000');

/** Every brand has the same address in Chromium, independent of the port of the product: QR codes show the address. */
const fixedAddresses = `--host-resolver-rules=MAP *.localhost 127.0.0.1:${port || 80}`;

export default defineConfig({
  testDir: '.',
  testMatch: 'visual.spec.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: limit(120),
  // Playwright's default threshold does not notice a small change of a brand colour.
  expect: { timeout: limit(), toHaveScreenshot: { threshold: 0.03, scale: 'device' } },
  reporter: [['list'], ['html', { outputFolder: '../../playwright-report', open: 'never' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), fixedAddresses] },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  },
  // Half of the size is enough to see a line that moved, at a quarter of the bytes.
  projects: (['ios', 'desktop'] as const).map((name) => ({ name, use: { ...layouts[name], deviceScaleFactor: 0.5 } })),
});
