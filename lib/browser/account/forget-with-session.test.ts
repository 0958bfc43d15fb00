import { readStored, writeStored } from '../storage/storage';
import { loadFresh } from '../testing/load-fresh';

const pageShown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
const typed = () => readStored('typedMobile');

// A page listens as long as it lasts.
let listen: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;
beforeEach(() => {
  listen = jest.spyOn(window, 'addEventListener');
});
afterEach(() => {
  for (const listener of listen.mock.calls) window.removeEventListener(...listener);
});

/** A page of its own, whose visitor has typed a number. */
async function openPage(token?: string) {
  const [session, { forgetWithSession }] = await loadFresh(() =>
    Promise.all([import('../session/token'), import('./forget-with-session')]),
  );
  if (token) session.saveToken(token);
  writeStored('typedMobile', '13800000000');
  forgetWithSession();
  return session;
}

test('whoever comes back to a page that the browser has kept is who the browser knows by then', async () => {
  const { onTokenChange, readToken } = await openPage('abc');
  const listener = jest.fn();
  onTokenChange(listener);
  // Another page has logged out meanwhile, of which this one heard nothing.
  localStorage.removeItem('token');
  window.dispatchEvent(pageShown(false));
  expect([listener.mock.calls.length, typed()]).toEqual([0, '13800000000']);
  window.dispatchEvent(pageShown(true));
  expect([listener.mock.calls.length, readToken(), typed()]).toEqual([1, null, null]);
});

test('with a logout in another tab this one forgets as well', async () => {
  await openPage('abc');
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue: 'abc', newValue: null }));
  expect(typed()).toBeNull();
});

test('a session that the server has ended is forgotten once nothing of it is shown any more', async () => {
  const { confirmSession, dropToken, endSession } = await openPage('abc');
  confirmSession('abc');
  endSession('abc');
  expect(typed()).toBe('13800000000');
  dropToken();
  expect(typed()).toBeNull();
});

test('who has no session, and who logs in, keeps what was typed', async () => {
  const { saveToken } = await openPage();
  window.dispatchEvent(pageShown(true));
  saveToken('abc');
  saveToken('def');
  expect(typed()).toBe('13800000000');
});
