import * as library from '@fingerprintjs/fingerprintjs';
import { waitFor } from '@testing-library/react';
import type { TrackingEvent } from '../contract/tracking';
import { loadFresh } from './testing/load-fresh';

const fetchMock = jest.fn<Promise<Pick<Response, 'ok' | 'status' | 'text'>>, [string, RequestInit]>();

/** Resolves the library's fingerprint. */
let found: (id: string) => void;
let page: Awaited<ReturnType<typeof newPage>>;
let stop = () => {};

const newPage = () =>
  loadFresh(async () => ({
    ...(await import('./start')),
    ...(await import('./tracking/track')),
    ...(await import('./client-state/store')),
  }));

beforeEach(async () => {
  window.history.replaceState(null, '', '/newactivities/summer?v=XY_9');
  Object.assign(document.documentElement.dataset, { brand: 'bfzh', package: 'XY_101', device: 'ios', platform: 'web' });
  jest.spyOn(library, 'prepareForSources').mockResolvedValue();
  const hash = jest.spyOn(library, 'hashComponents');
  const computed = new Promise((resolve) => {
    found = (id) => resolve(hash.mockReturnValue(id));
  });
  jest.spyOn(library, 'loadSources').mockReturnValue(() => computed as never);
  window.fetch = fetchMock.mockReset() as unknown as typeof fetch;
  answerWith(200);
  jest.spyOn(console, 'error').mockImplementation();
  page = await newPage();
});
afterEach(async () => {
  // Otherwise the page's pending work would run in the next test.
  found('late');
  await waitFor(() => expect(names()).toContain('z1'));
  stop();
});

function answerWith(status: number): void {
  fetchMock.mockResolvedValue({ ok: status < 300, status, text: async () => '' });
}

/** The sent events without repeats, as the server stores them. */
function sent(): TrackingEvent[] {
  const events = fetchMock.mock.calls.flatMap(([, { body }]) => JSON.parse(String(body)) as TrackingEvent[]);
  return [
    ...new Map(
      events.map((event) => [JSON.stringify({ ...event, detail: { ...event.detail, version: '' } }), event]),
    ).values(),
  ];
}
const names = () => sent().map(({ eventname }) => eventname);

/** Waits until the page has its fingerprint and has sent a later event. */
async function laterEventSent(fingerprint: string): Promise<void> {
  found(fingerprint);
  await waitFor(() => expect(localStorage.getItem('fingerprint')).toBe(fingerprint));
  await page.trackPhoneEntered('13800138000');
  await waitFor(() => expect(names()).toContain('rr2'));
}

test('stores channel and language first, and sends the visit once the fingerprint is there', async () => {
  stop = page.start();
  expect({ ...localStorage }).toEqual({ appCode: 'bfzh', v: 'XY_9', lang: 'zh-CN' });
  await waitFor(() => expect(library.loadSources).toHaveBeenCalled());
  expect(names()).toEqual([]);
  found('abc');
  await waitFor(() => expect(names()).toEqual(['z1']));
  expect(sent()[0]).toMatchObject({ clientid: 'abc', detail: { packageid: 'XY_9' } });
});

test('sends no second visit when the same page starts again', async () => {
  stop = page.start();
  stop();
  stop = page.start();
  await laterEventSent('abc');
  expect(names()).toEqual(['z1', 'rr2']);
});

test('sends the visit once if the page is left before its fingerprint is there', async () => {
  stop = page.start();
  window.dispatchEvent(new Event('pagehide'));
  expect(sent()).toMatchObject([{ eventname: 'z1', clientid: '' }]);
  await laterEventSent('abc');
  expect(names()).toEqual(['z1', 'rr2']);
});

test('returns the current width after a resize, even without listeners', async () => {
  jest.useFakeTimers();
  const resizeTo = (width: number) => {
    jest.replaceProperty(window, 'innerWidth', width);
    window.dispatchEvent(new Event('resize'));
  };
  resizeTo(1280);
  stop = page.start();
  expect(page.clientState()).toMatchObject({ screenWidth: 1280, fromType: 2 });
  resizeTo(800);
  jest.advanceTimersByTime(150);
  expect(page.clientState()).toMatchObject({ screenWidth: 800, fromType: 1 });
});

test('sends nothing on leaving once the page is no longer watched', () => {
  page.start()();
  window.dispatchEvent(new Event('pagehide'));
  expect(names()).toEqual([]);
});

test('sends a failed visit when the connection returns', async () => {
  answerWith(503);
  stop = page.start();
  found('abc');
  await waitFor(() => expect(localStorage.getItem('visitEvents')).toContain('z1'));
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  answerWith(200);
  fetchMock.mockClear();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(localStorage.getItem('visitEvents')).toBeNull());
  expect(names()).toEqual(['z1']);
});
