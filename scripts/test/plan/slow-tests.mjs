/**
 * Where a test file may cost more than 3 units, or a single test more than 20, and why. `path` is a file or the beginning of its
 * path; the longest one that matches decides.
 *
 * @typedef {{ path: string, files?: number, tests?: number, reason: string }} SlowTests `files` and `tests` are the most units of a
 *   file and of a single test
 * @type {readonly SlowTests[]}
 */
export const SLOW = [
  { path: 'devtools/', files: 9, reason: 'Starts the stand-ins of outside services, and the product that uses them.' },
  { path: 'e2e/', files: 60, tests: 30, reason: 'A spec opens the product in a browser; each page takes seconds.' },
  {
    path: 'e2e/budgets/page-budgets.spec.ts',
    files: 80,
    tests: 30,
    reason: 'Counts what a page of each kind sends, with all its activities.',
  },
  {
    path: 'e2e/edge/',
    files: 150,
    tests: 60,
    reason: 'Starts nginx, machines and certificates, and replaces them under load.',
  },
  {
    path: 'e2e/edge/deployments.spec.ts',
    files: 330,
    tests: 330,
    reason: 'Builds and deploys three releases to two machines.',
  },
  {
    path: 'e2e/http/processes.spec.ts',
    files: 80,
    tests: 40,
    reason: 'Each test ends the processes of a product of its own.',
  },
  {
    path: 'e2e/http/copies.spec.ts',
    files: 120,
    tests: 120,
    reason: 'Publishes a stored copy of every campaign.',
  },
  { path: 'e2e/layout/', files: 300, reason: 'Opens the landing page of every brand on every device.' },
  { path: 'e2e/matrix/', files: 700, reason: 'Asks for every page of every brand on every device.' },
  { path: 'e2e/office/', files: 90, tests: 60, reason: 'Starts a product, and signs several operators in.' },
  {
    path: 'e2e/office/new-campaign.spec.ts',
    files: 150,
    tests: 90,
    reason: 'Takes two campaigns from a copy to a prize, with four people.',
  },
  { path: 'e2e/pages/pages.spec.ts', files: 1200, reason: 'Opens and taps every page, on phone and desktop.' },
  {
    path: 'e2e/journeys/',
    files: 170,
    reason: 'Runs on phone and desktop.',
  },
  {
    path: 'e2e/journeys/taps.spec.ts',
    files: 450,
    tests: 40,
    reason: 'Taps everything on a page of each kind of activity, with a session.',
  },
  {
    path: 'e2e/stories/provider/',
    files: 150,
    reason: 'Starts a product beside the backend of a provider, and opens accounts there.',
  },
  { path: 'e2e/stories/login.spec.ts', files: 200, reason: 'Logs in on a page of each kind of activity.' },
  { path: 'e2e/walks/', files: 120, tests: 120, reason: 'A random visitor takes up to 30 steps.' },
  { path: 'engines/', files: 60, reason: 'Starts a real browser, and waits for it as long as a slow phone would.' },
  { path: 'install/', files: 900, reason: 'Builds releases, and installs and breaks whole machines.' },
  { path: 'components/', files: 10, reason: 'Types whole forms, key by key, as a visitor does.' },
  { path: 'app/', files: 8, reason: 'Renders whole pages of campaigns and brands.' },
  { path: 'campaigns/', files: 6, reason: 'Reads the texts of every campaign.' },
  {
    path: 'lib/browser/market/stay-connected.test.ts',
    files: 8,
    reason: 'Opens and loses connections to a real socket server.',
  },
  {
    path: 'office/',
    files: 40,
    reason: 'Renders forms of the kit in jsdom, which computes the styles of hundreds of elements for each step.',
  },
  { path: 'scripts/', files: 10, reason: 'Starts the commands of package.json, Biome and git as a developer does.' },
  { path: 'tools/capacity/document.test.ts', files: 12, reason: 'Computes the figures of docs/capacity.md again.' },
  { path: 'server/', files: 20, reason: 'Writes to a real database, in a transaction per call.' },
  {
    path: 'server/domain/activities/simulation/same-rewards.test.ts',
    files: 60,
    reason: 'Plays a campaign of each kind twice, once act by act on a database.',
  },
  {
    path: 'server/domain/activities/testing/concurrency/',
    files: 100,
    tests: 60,
    reason: 'Kills a server while a thousand acts run.',
  },
  {
    path: 'server/domain/ad-conversions/crash.test.ts',
    files: 30,
    tests: 30,
    reason: 'Kills a server between sending and storing.',
  },
  {
    path: 'server/domain/sms/origins.test.ts',
    files: 40,
    tests: 30,
    reason: 'Sends the codes of a campus, a school and of bots through the limits.',
  },
  {
    path: 'server/observability/tracing/',
    files: 40,
    reason: 'Starts a server and a collector, and reads the traces of whole visits.',
  },
  {
    path: 'server/operations/cli/started.test.ts',
    files: 90,
    tests: 40,
    reason: 'Starts the command line and a server for every step.',
  },
  {
    path: 'server/operations/database/backup.test.ts',
    files: 160,
    tests: 80,
    reason: 'Backs whole databases up and restores them, also from damaged files.',
  },
  { path: 'server/operations/keys/', files: 40, tests: 40, reason: 'Encrypts every record again while servers write.' },
  { path: 'server/platform/database/', files: 60, tests: 40, reason: 'Starts, kills and replaces PostgreSQL servers.' },
];
