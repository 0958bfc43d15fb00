import { defineConfig, type Project } from 'playwright/test';
import { launchOptions } from './e2e/support/launch';
import { layouts } from './e2e/support/layouts';
import { hosts, isRemote, originOf } from './e2e/support/target';

/** Where the specs run that cost more than a look at each brand. */
const DEEP_HOST = 'bfzh.localhost';
const DEEP: Partial<Record<keyof typeof layouts, readonly string[]>> = {
  ios: ['pages', 'stories'],
  desktop: ['pages', 'stories'],
};

function foldersOf(host: string, layout: keyof typeof layouts): readonly string[] {
  if (isRemote) return ['matrix', 'pages'];
  return ['matrix', ...(host === DEEP_HOST ? (DEEP[layout] ?? []) : [])];
}

/** A project per host and layout, such as `bfzh.localhost-ios`. */
const sites: Project[] = hosts.flatMap((host) =>
  (['ios', 'android', 'desktop'] as const).map((layout) => ({
    name: `${host}-${layout}`,
    testMatch: foldersOf(host, layout).map((folder) => `${folder}/**/*.spec.ts`),
    use: { ...layouts[layout], baseURL: originOf(host) },
  })),
);

const frontDoor: Project = {
  name: 'front-door',
  testMatch: 'http/**/*.spec.ts',
  use: { baseURL: originOf(DEEP_HOST) },
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'retain-on-failure',
  },
  projects: isRemote ? sites : [...sites, frontDoor],
});
