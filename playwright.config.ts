import { defineConfig, type Project } from 'playwright/test';
import { launchOptions } from './e2e/support/launch';
import { layouts } from './e2e/support/layouts';
import { chosenPage, titlesWanted } from './e2e/support/pages';
import { STORED } from './e2e/support/stored-campaigns';
import { hosts, isRemote, originOf } from './e2e/support/target';
import { limit } from './scripts/lib/limit.mjs';

/** The host whose phone and desktop layouts represent all others in specs that are too expensive to run for each brand. */
const DEEP_HOST = 'bfzh.localhost';

/** Specs that write as visitors do; they do not run on a real deployment. */
const WRITING = isRemote ? [] : ['journeys'];

/** Specs that run in both layouts. */
const IN_BOTH = ['pages', ...WRITING];

/** Specs of only one layout. */
const OWN = { ios: isRemote ? [] : ['stories', 'budgets'], desktop: ['desktop'] };

/** A project per layout of the deep host, such as `bfzh.localhost-ios`, with its folders of specs. */
const sites = (isRemote ? hosts : [DEEP_HOST]).flatMap((host) =>
  (['ios', 'desktop'] as const).map((layout) => site(host, layout, [...IN_BOTH, ...OWN[layout]])),
);

function site(host: string, layout: keyof typeof layouts, folders: readonly string[]): Project {
  return {
    name: `${host}-${layout}`,
    testMatch: folders.map((folder) => `${folder}/**/*.spec.ts`),
    use: { ...layouts[layout], baseURL: originOf(host), ...browserOf(layout) },
  };
}

/** A layout's user agent in every request: Playwright does not set it in those that a page sends while it is being left. */
function browserOf(layout: keyof typeof layouts) {
  const { userAgent } = layouts[layout];
  const args = [...(launchOptions.args ?? []), `--user-agent=${userAgent}`];
  return { userAgent, launchOptions: { ...launchOptions, args } };
}

/** Limits a project to the page that `-g` names. */
function onChosenPage(project: Project): Project {
  return { ...project, testMatch: 'pages/pages.spec.ts' };
}

/** The stories of activities, in stored copies of their campaigns. */
const stored: Project = {
  ...site(DEEP_HOST, 'ios', ['stories/activities']),
  name: STORED,
  grep: /@journey/,
};

/** Every host and layout, without a browser. One project, because each project starts its own workers. */
const matrix: Project = { name: 'matrix', testMatch: 'matrix/**/*.spec.ts' };

/** Each host and layout in a browser, on one page. */
const layout: Project = { name: 'layout', testMatch: 'layout/**/*.spec.ts' };

const frontServer: Project = {
  name: 'front-server',
  testMatch: 'http/**/*.spec.ts',
  use: { baseURL: originOf(DEEP_HOST) },
};

/** What operators see, on products of their own. */
const office: Project = { name: 'office', testMatch: 'office/**/*.spec.ts', use: browserOf('desktop') };

/** Takes the pictures of docs/office.md; tests nothing. */
const officePictures: Project = {
  ...office,
  name: 'office-pictures',
  testDir: 'tools',
  testMatch: '*/pictures.spec.ts',
};

/** Random visitors, each in a separate browser. */
const walks: Project = { name: 'walks', testMatch: 'e2e/walks/**/*.spec.ts' };

/** The configuration of nginx in `deploy/`. */
const edge: Project = { name: 'edge', testMatch: 'edge/**/*.spec.ts' };

/** The longest tests first, so that the run does not end by waiting for one of them. */
const all = [...(isRemote ? [] : [edge, frontServer, office, walks, stored]), ...sites, layout, matrix];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/check-host',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  workers: 2,
  // The summary lists tests that pass only in the retry.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: limit(120),
  expect: { timeout: limit() },
  use: {
    browserName: 'chromium',
    launchOptions,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Otherwise an action waits until the test's time is over, and the error does not name it.
    actionTimeout: limit(),
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  ...(titlesWanted && { grep: titlesWanted }),
  projects: process.env.E2E_PICTURES
    ? [officePictures]
    : chosenPage
      ? [...sites.map(onChosenPage), layout, { ...matrix, grep: /shows/ }]
      : all,
});
