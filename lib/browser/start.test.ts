import * as library from '@fingerprintjs/fingerprintjs';
import { waitFor } from '@testing-library/react';
import type { TrackingEvent } from '../contract/tracking';
import { loadFresh } from './testing/load-fresh';

const fetchMock = jest.fn<Promise<{ ok: boolean; status: number }>, [string, RequestInit]>();

/** The library has computed a fingerprint. */
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
  // What the page still waits for would come in the next test.
  found('late');
  await waitFor(() => expect(names()).toContain('z1'));
  stop();
});

function answerWith(status: number): void {
  fetchMock.mockResolvedValue({ ok: status < 300, status });
}

/** The events that were sent, each once: the server stores one that is sent again only once. */
function sent(): TrackingEvent[] {
  const events = fetchMock.mock.calls.flatMap(([, { body }]) => JSON.parse(String(body)) as TrackingEvent[]);
  return [
    ...new Map(
      events.map((event) => [JSON.stringify({ ...event, detail: { ...event.detail, version: '' } }), event]),
    ).values(),
  ];
}
const names = () => sent().map(({ eventname }) => eventname);

/** Waits until the page has its fingerprint, and a later event of it has been sent. */
async function laterEventSent(fingerprint: string): Promise<void> {
  found(fingerprint);
  await waitFor(() => expect(localStorage.getItem('fingerprint')).toBe(fingerprint));
  await page.trackPhoneEntered('13800138000');
  await waitFor(() => expect(names()).toContain('rr2'));
}

test('the channel and the language are saved at once, and the visit is sent with the fingerprint when it is there', async () => {
  stop = page.start();
  expect({ ...localStorage }).toEqual({ appCode: 'bfzh', v: 'XY_9', lang: 'zh-CN' });
  await waitFor(() => expect(library.loadSources).toHaveBeenCalled());
  expect(names()).toEqual([]);
  found('abc');
  await waitFor(() => expect(names()).toEqual(['z1']));
  expect(sent()[0]).toMatchObject({ clientid: 'abc', detail: { packageid: 'XY_9' } });
});

test('a second start of the same page sends no second visit', async () => {
  stop = page.start();
  stop();
  stop = page.start();
  await laterEventSent('abc');
  expect(names()).toEqual(['z1', 'rr2']);
});

test('a page left before its fingerprint is there sends its visit all the same, once', async () => {
  stop = page.start();
  window.dispatchEvent(new Event('pagehide'));
  expect(sent()).toMatchObject([{ eventname: 'z1', clientid: '' }]);
  await laterEventSent('abc');
  expect(names()).toEqual(['z1', 'rr2']);
});

test('whoever asks after a resize is told the present width, though nobody listens', async () => {
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

test('a page that is no longer watched sends nothing when it is left', () => {
  page.start()();
  window.dispatchEvent(new Event('pagehide'));
  expect(names()).toEqual([]);
});

test('the return of the connection sends the visit that could not be sent', async () => {
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
