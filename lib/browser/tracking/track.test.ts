import { CACHED_PAGE_HEADER } from '../../contract/collect';
import { collect, type TrackingEvent } from '../../contract/tracking';
import { deliver, exclusively, flush } from './outbox';
import { flushOnLeave, trackAccountOpened, trackCodeSent, trackPhoneEntered, trackVisit } from './track';

const fetchMock = jest.fn<Promise<Pick<Response, 'ok' | 'status' | 'text'>>, [string, RequestInit]>();
const readToEnd = jest.fn<Promise<string>, []>();
let consoleError: jest.SpyInstance;

const batches = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as TrackingEvent[]);
const names = () => batches().map((batch) => batch.map(({ eventname }) => eventname));
const waiting = () => [localStorage.getItem('visitEvents'), sessionStorage.getItem('personalEvents')].join('');

function answerWith(status: number) {
  fetchMock.mockResolvedValue({ ok: status < 300, status, text: readToEnd });
}

beforeEach(() => {
  localStorage.setItem('fingerprint', 'f1');
  window.history.replaceState(null, '', '/newactivities/summer?utm_term=gold&token=SECRET');
  window.fetch = fetchMock.mockReset() as unknown as typeof fetch;
  readToEnd.mockReset().mockResolvedValue('');
  answerWith(200);
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('sends visit and registration events to the collector in requests that outlive the page', async () => {
  localStorage.setItem('token', 'session');
  await trackVisit();
  await trackPhoneEntered('13800138000');
  await trackCodeSent('13800138000');
  await trackAccountOpened('123456');
  expect(names()).toEqual([['z1'], ['rr2'], ['rr3'], ['rr5']]);
  for (const [url, init] of fetchMock.mock.calls) {
    expect([url, init.method, init.keepalive]).toEqual(['/crm/maidian/scada/collect', 'POST', true]);
    expect((init.headers as Headers).get('token')).toBe('session');
    expect(collect.request.safeParse(JSON.parse(String(init.body))).success).toBe(true);
    expect(String(init.body)).not.toContain('SECRET');
  }
  const visitors = batches().map(([event]) => event?.visitorid);
  expect(visitors).toEqual(Array(4).fill(localStorage.getItem('visitor')?.split(' ')[0]));
  expect(batches()[3]?.[0]?.detail).toMatchObject({ account: '123456', keyworld: 'gold' });
  expect(waiting()).toBe('');
});

test('sends nothing of a page that an operator previews', async () => {
  window.history.replaceState(null, '', '/newactivities/summer?preview=7.x.y');
  await trackVisit();
  await trackPhoneEntered('13800138000');
  flushOnLeave();
  expect([batches(), waiting()]).toEqual([[], '']);
});

test.each([
  ['from the network', 300, null],
  ['from the browser’s own cache', 0, '1'],
])('reports whether the page came %s', async (_, transferSize, expected) => {
  const getEntriesByType = jest.fn(() => [{ transferSize }]);
  Object.defineProperty(performance, 'getEntriesByType', { value: getEntriesByType, configurable: true });
  await trackVisit();
  const [headers] = fetchMock.mock.calls.map(([, init]) => init.headers as Headers);
  expect(headers?.get(CACHED_PAGE_HEADER)).toBe(expected);
  expect(getEntriesByType).toHaveBeenCalledWith('navigation');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test.each([
  ['812.4 ms', [{ name: 'first-contentful-paint', startTime: 812.4 }], 812],
  ['too long', [{ name: 'first-contentful-paint', startTime: 600_001 }], undefined],
  ['not yet, in the background', [], undefined],
])('reports how long the page of an arm took to show something: %s', async (_, paints, expected) => {
  document.documentElement.dataset.arm = 'a1';
  const getEntriesByType = (type: string) => (type === 'paint' ? paints : []);
  Object.defineProperty(performance, 'getEntriesByType', { value: getEntriesByType, configurable: true });
  await trackVisit();
  expect(batches()[0]?.[0]?.loadtime).toBe(expected);
  Reflect.deleteProperty(performance, 'getEntriesByType');
  delete document.documentElement.dataset.arm;
});

test('reads every response to its end, also when the page is being left', async () => {
  await trackVisit();
  expect(readToEnd).toHaveBeenCalledTimes(1);
  const tracked = trackAccountOpened('123456');
  flushOnLeave();
  await tracked;
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(readToEnd).toHaveBeenCalledTimes(2);
});

test('sends events once if the connection breaks after the status of the response', async () => {
  readToEnd.mockRejectedValue(new TypeError('terminated'));
  await trackVisit();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(waiting()).toBe('');
});

test.each([
  ['the connection fails', () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['the server fails', () => answerWith(503)],
  ['the server limits the rate', () => answerWith(429)],
])('logs an event without its number when %s, and sends it with the next one', async (_, fail) => {
  fail();
  await trackPhoneEntered('13800138000');
  expect(consoleError).toHaveBeenCalledWith(expect.stringContaining('could not be sent'));
  expect(JSON.stringify(consoleError.mock.calls)).not.toContain('13800138000');
  expect(waiting()).toContain('rr2');
  answerWith(200);
  fetchMock.mockClear();
  await trackCodeSent('13800138000');
  expect(names()).toEqual([['rr2', 'rr3']]);
  expect(waiting()).toBe('');
});

test('resends an event unchanged, so that the server recognises it', async () => {
  answerWith(503);
  await trackVisit();
  answerWith(200);
  await flush();
  const [first, second] = fetchMock.mock.calls.map(([, { body }]) => body);
  expect(second).toBe(first);
  expect(waiting()).toBe('');
});

test('does not let an event that the server rejects for good block the others', async () => {
  const good = (await sentEvent()) as TrackingEvent;
  const bad = { ...good, eventtime: good.eventtime + 1, eventname: 'bad' } as unknown as TrackingEvent;
  localStorage.setItem('visitEvents', JSON.stringify([bad]));
  fetchMock.mockReset().mockImplementation(async (_, { body }) => {
    const refused = String(body).includes('"bad"');
    return { ok: !refused, status: refused ? 400 : 200, text: readToEnd };
  });
  await deliver(good);
  expect(names()).toEqual([['bad', 'z1'], ['bad'], ['z1']]);
  expect(waiting()).toBe('');
});

test('never puts more in a request than may outlive a page', async () => {
  const event = (await sentEvent()) as TrackingEvent;
  const long = { ...event, detail: { ...event.detail, currenturl: 'x'.repeat(4000) } };
  const events = Array.from({ length: 40 }, (_, index) => ({ ...long, eventtime: event.eventtime - index }));
  localStorage.setItem('visitEvents', JSON.stringify(events));
  fetchMock.mockClear();
  await flush();
  expect(batches().flat()).toHaveLength(40);
  for (const [, { body }] of fetchMock.mock.calls) expect(String(body).length).toBeLessThan(64 * 1024);
});

test('sends an event once when two flushes run together', async () => {
  answerWith(503);
  await trackVisit();
  answerWith(200);
  fetchMock.mockClear();
  await Promise.all([flush(), flush()]);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('sends and stores an event once if the page is left while it is being built', async () => {
  const tracked = trackAccountOpened('123456');
  flushOnLeave();
  expect(names()).toEqual([['rr5']]);
  expect(sessionStorage.getItem('personalEvents')).toContain('123456');
  await tracked;
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('sends the stored visitor id with an event if the page is left, unless it has expired', async () => {
  const name = 'a'.repeat(32);
  for (const until of [Date.now() + 60_000, Date.now()]) {
    localStorage.setItem('visitor', `${name} ${until}`);
    const tracked = trackAccountOpened('123456');
    flushOnLeave();
    await tracked;
  }
  const [first, second] = batches();
  expect(first?.at(-1)?.visitorid).toBe(name);
  expect(second?.at(-1)).not.toHaveProperty('visitorid');
});

test('sends and stores an event once if the page is left while it waits for the queue', async () => {
  let open = () => {};
  const held = exclusively('tracking-queue', () => new Promise<void>((resolve) => (open = resolve)));
  const tracked = trackAccountOpened('123456');
  await new Promise((resolve) => setTimeout(resolve));
  flushOnLeave();
  expect(names()).toEqual([['rr5']]);
  expect(sessionStorage.getItem('personalEvents')).toContain('123456');
  open();
  await Promise.all([held, tracked]);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('sends what still waits when the page is left, because storage may end with it', async () => {
  answerWith(503);
  await trackAccountOpened('123456');
  fetchMock.mockClear();
  flushOnLeave();
  expect(names()).toEqual([['rr5']]);
});

async function sentEvent(): Promise<TrackingEvent | undefined> {
  await trackVisit();
  return batches()[0]?.[0];
}
