import { readStored, writeStored } from '../storage/storage';
import { loadFresh } from '../testing/load-fresh';

const pageShown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
const typed = () => readStored('typedMobile');

// A page keeps its listeners for its whole life.
let listen: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;
beforeEach(() => {
  listen = jest.spyOn(window, 'addEventListener');
});
afterEach(() => {
  for (const listener of listen.mock.calls) window.removeEventListener(...listener);
});

/** Loads a fresh page on which the visitor has typed a number. */
async function openPage(token?: string) {
  const [session, { forgetWithSession }] = await loadFresh(() =>
    Promise.all([import('../session/token'), import('./forget-with-session')]),
  );
  if (token) session.saveToken(token);
  writeStored('typedMobile', '13800000000');
  forgetWithSession();
  return session;
}

test('notices a logout elsewhere when the browser restores a cached page', async () => {
  const { onTokenChange, readToken } = await openPage('abc');
  const listener = jest.fn();
  onTokenChange(listener);
  // Another page has logged out, and this one received no event.
  localStorage.removeItem('token');
  window.dispatchEvent(pageShown(false));
  expect([listener.mock.calls.length, typed()]).toEqual([0, '13800000000']);
  window.dispatchEvent(pageShown(true));
  expect([listener.mock.calls.length, readToken(), typed()]).toEqual([1, null, null]);
});

test('forgets the person when another tab logs out', async () => {
  await openPage('abc');
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue: 'abc', newValue: null }));
  expect(typed()).toBeNull();
});

test('forgets the person of an ended session only when the page no longer shows it', async () => {
  const { confirmSession, dropToken, endSession } = await openPage('abc');
  confirmSession('abc');
  endSession('abc');
  expect(typed()).toBe('13800000000');
  dropToken();
  expect(typed()).toBeNull();
});

test('keeps typed text without a session and through a login', async () => {
  const { saveToken } = await openPage();
  window.dispatchEvent(pageShown(true));
  saveToken('abc');
  saveToken('def');
  expect(typed()).toBe('13800000000');
});
