import type { start as Start } from './start';

jest.mock('./fingerprint/fingerprint');
jest.mock('./tracking/track');

const order: string[] = [];
let found: (id: string) => void;
let start: typeof Start;
let stop: () => void;

beforeEach(async () => {
  jest.resetModules();
  localStorage.clear();
  order.length = 0;
  window.history.replaceState(null, '', '/newactivities/summer?v=XY_9');
  Object.assign(document.documentElement.dataset, { brand: 'bfzh', package: 'XY_101', device: 'ios', shell: 'web' });
  const tracking = await import('./tracking/track');
  const fingerprint = await import('./fingerprint/fingerprint');
  for (const mocked of [tracking.trackVisit, tracking.flushOnLeave, tracking.resend, fingerprint.ensureFingerprint])
    jest.mocked(mocked).mockReset();
  jest.mocked(tracking.trackVisit).mockImplementation(async () => void order.push('visit'));
  jest.mocked(tracking.flushOnLeave).mockImplementation(() => void order.push('flushOnLeave'));
  jest.mocked(tracking.resend).mockImplementation(async () => void order.push('resend'));
  jest.mocked(fingerprint.ensureFingerprint).mockImplementation(() => {
    order.push(`fingerprint with ${JSON.stringify({ ...localStorage })}`);
    return new Promise((resolve) => {
      found = resolve;
    });
  });
  ({ start } = await import('./start'));
});
afterEach(() => stop());

test('the channel and the language are saved first, then the fingerprint, then the visit', async () => {
  stop = start();
  expect(order).toEqual([expect.stringContaining('fingerprint')]);
  expect(JSON.parse(order[0]?.slice('fingerprint with '.length) ?? '')).toEqual({
    appCode: 'bfzh',
    v: 'XY_9',
    lang: 'zh-CN',
  });
  found('abc');
  await Promise.resolve();
  await Promise.resolve();
  expect(order[1]).toBe('visit');
});

test('a second start of the same page records no second visit', async () => {
  stop = start();
  found('abc');
  await Promise.resolve();
  stop();
  stop = start();
  found('abc');
  await Promise.resolve();
  await Promise.resolve();
  expect(order.filter((entry) => entry === 'visit')).toHaveLength(1);
});

test('a page left before its fingerprint is there records its visit all the same, once', async () => {
  stop = start();
  window.dispatchEvent(new Event('pagehide'));
  found('abc');
  await Promise.resolve();
  await Promise.resolve();
  expect(order.slice(1)).toEqual(['visit', 'flushOnLeave']);
});

test('the return of the connection sends what waits', () => {
  stop = start();
  window.dispatchEvent(new Event('online'));
  expect(order.at(-1)).toBe('resend');
});
