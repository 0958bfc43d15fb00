import { defineConfig, type Project } from 'playwright/test';
import { launchOptions } from './e2e/support/launch';
import { LAYOUTS, layouts } from './e2e/support/layouts';
import { hosts, isRemote, originOf } from './e2e/support/target';

type Layout = keyof typeof layouts;

/** The host whose phone and desktop layout stand for all where a spec costs more than a look at each brand. */
const DEEP_HOST = 'bfzh.localhost';

const WRITING = ['journeys', 'stories'];

const isDeep = (host: string) => isRemote || host === DEEP_HOST;

/**
 * The folders of specs that a project runs: `matrix` everywhere; on the deep host also `pages`,
 * `desktop`, `journeys` on both layouts and `stories` on one. On a real deployment nothing that writes.
 */
function foldersOf(host: string, layout: Layout): string[] {
  if (layout === 'android' || !isDeep(host)) return ['matrix'];
  const deep = layout === 'desktop' ? ['desktop', 'journeys'] : ['journeys', 'stories'];
  return ['matrix', 'pages', ...(isRemote ? deep.filter((folder) => !WRITING.includes(folder)) : deep)];
}

/** A project per host and layout, such as `bfzh.localhost-ios`. */
const sites: Project[] = hosts.flatMap((host) =>
  LAYOUTS.map((layout) => ({
    name: `${host}-${layout}`,
    // One worker reads a small project: a second would start another browser for a test or two.
    ...(isDeep(host) ? {} : { workers: 1 }),
    testMatch: foldersOf(host, layout).map((folder) => `${folder}/**/*.spec.ts`),
    use: { ...layouts[layout], baseURL: originOf(host) },
  })),
);

const frames: Project = { name: 'frames', testMatch: 'frames/**/*.spec.ts' };

const frontServer: Project = {
  name: 'front-server',
  testMatch: 'http/**/*.spec.ts',
  use: { baseURL: originOf(DEEP_HOST) },
};

/** The configuration of nginx in `deploy/`. */
const edge: Project = { name: 'edge', testMatch: 'edge/**/*.spec.ts' };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  // One more than the cores of a small machine: some tests wait for a minute to pass or a process to end.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
  },
  projects: isRemote ? [...sites, frames] : [...sites, frames, frontServer, edge],
});
