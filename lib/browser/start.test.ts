import { waitFor } from '@testing-library/react';
import type { TrackingEvent } from '../contract/tracking';
import type { start as Start } from './start';
import type { trackPhoneEntered as TrackPhoneEntered } from './tracking/track';

/** The library that computes fingerprints, which asks the browser for what jsdom has not. */
const visitorId = jest.fn<Promise<string>, []>();
jest.mock('./fingerprint/visitor-id', () => ({ visitorId: () => visitorId() }));

const fetchMock = jest.fn<Promise<{ ok: boolean; status: number }>, [string, RequestInit]>();

let found: (id: string) => void;
let start: typeof Start;
let trackPhoneEntered: typeof TrackPhoneEntered;
let stop = () => {};

beforeEach(async () => {
  // Each test is a page of its own.
  jest.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/newactivities/summer?v=XY_9');
  Object.assign(document.documentElement.dataset, { brand: 'bfzh', package: 'XY_101', device: 'ios', platform: 'web' });
  visitorId.mockReset().mockReturnValue(
    new Promise((resolve) => {
      found = resolve;
    }),
  );
  window.fetch = fetchMock.mockReset() as unknown as typeof fetch;
  answerWith(200);
  jest.spyOn(console, 'error').mockImplementation();
  ({ start } = await import('./start'));
  ({ trackPhoneEntered } = await import('./tracking/track'));
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
  await trackPhoneEntered('13800138000');
  await waitFor(() => expect(names()).toContain('rr2'));
}

test('the channel and the language are saved at once, and the visit is sent with the fingerprint when it is there', async () => {
  stop = start();
  expect({ ...localStorage }).toEqual({ appCode: 'bfzh', v: 'XY_9', lang: 'zh-CN' });
  await waitFor(() => expect(visitorId).toHaveBeenCalled());
  expect(names()).toEqual([]);
  found('abc');
  await waitFor(() => expect(names()).toEqual(['z1']));
  expect(sent()[0]).toMatchObject({ clientid: 'abc', detail: { packageid: 'XY_9' } });
});

test('a second start of the same page sends no second visit', async () => {
  stop = start();
  stop();
  stop = start();
  await laterEventSent('abc');
  expect(names()).toEqual(['z1', 'rr2']);
});

test('a page left before its fingerprint is there sends its visit all the same, once', async () => {
  stop = start();
  window.dispatchEvent(new Event('pagehide'));
  expect(sent()).toMatchObject([{ eventname: 'z1', clientid: '' }]);
  await laterEventSent('abc');
  expect(names()).toEqual(['z1', 'rr2']);
});

test('whoever asks after a resize is told the present width, though nobody listens', async () => {
  jest.useFakeTimers();
  const resizeTo = (width: number) => {
    Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
    window.dispatchEvent(new Event('resize'));
  };
  resizeTo(1280);
  stop = start();
  const { clientState } = await import('./client-state/store');
  expect(clientState()).toMatchObject({ screenWidth: 1280, fromType: 2 });
  resizeTo(800);
  jest.advanceTimersByTime(150);
  expect(clientState()).toMatchObject({ screenWidth: 800, fromType: 1 });
  jest.useRealTimers();
});

test('a page that is no longer watched sends nothing when it is left', () => {
  start()();
  window.dispatchEvent(new Event('pagehide'));
  expect(names()).toEqual([]);
});

test('the return of the connection sends the visit that could not be sent', async () => {
  answerWith(503);
  stop = start();
  found('abc');
  await waitFor(() => expect(localStorage.getItem('visitEvents')).toContain('z1'));
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  answerWith(200);
  fetchMock.mockClear();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(localStorage.getItem('visitEvents')).toBeNull());
  expect(names()).toEqual(['z1']);
});
