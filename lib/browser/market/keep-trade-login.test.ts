import { rememberCredentials } from '../session/credentials';
import { dropToken, saveToken } from '../session/token';
import { keepTradeLogin } from './keep-trade-login';
import { MarketStore } from './market-store';
import type { fetchSocketToken } from './trade-login';

const login: jest.MockedFunction<typeof fetchSocketToken> = jest.fn();
const SESSION = 's'.repeat(43);
const OTHER = 'o'.repeat(43);

let store: MarketStore;
let page: AbortController;
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  rememberCredentials('', { account: '', password: '' });
  store = new MarketStore(() => () => {});
  page = new AbortController();
  login.mockReset().mockImplementation(async (credentials) => `for ${'token' in credentials && credentials.token[0]}`);
});
afterEach(() => page.abort());

test('logs a visitor with a session in on the trade server and stores the socket token', async () => {
  saveToken(SESSION);
  keepTradeLogin(store, page.signal, login);
  await settled();
  expect(login).toHaveBeenCalledTimes(1);
  expect(login).toHaveBeenCalledWith({ token: SESSION }, expect.any(AbortSignal));
  expect(store.status().socketToken).toBe('for s');
  expect(localStorage.getItem('socketToken')).toBe('for s');
});

test('uses the password of a visitor who just logged in with it, as the specification demands', async () => {
  rememberCredentials(SESSION, { account: '880016', password: 'gold2026' });
  saveToken(SESSION);
  keepTradeLogin(store, page.signal, login);
  await settled();
  expect(login).toHaveBeenCalledWith({ account: '880016', password: 'gold2026' }, expect.any(AbortSignal));
  saveToken(OTHER);
  await settled();
  expect(login).toHaveBeenLastCalledWith({ token: OTHER }, expect.any(AbortSignal));
  expect(JSON.stringify(localStorage)).not.toContain('gold2026');
});

test('does not log in without a session, and removes the token of an ended one', async () => {
  localStorage.setItem('socketToken', 'old');
  keepTradeLogin(store, page.signal, login);
  await settled();
  expect(login).not.toHaveBeenCalled();
  expect(localStorage.getItem('socketToken')).toBeNull();
});

test('follows a session that begins, changes and ends while quotes are shown', async () => {
  keepTradeLogin(store, page.signal, login);
  saveToken(SESSION);
  await settled();
  expect(store.status().socketToken).toBe('for s');
  saveToken(OTHER);
  await settled();
  expect(store.status().socketToken).toBe('for o');
  dropToken();
  expect(store.status().socketToken).toBeNull();
});

test('discards an answer that arrives after the session has ended', async () => {
  login.mockImplementation(async (_, signal) => {
    await settled();
    signal.throwIfAborted();
    return 'late';
  });
  saveToken(SESSION);
  keepTradeLogin(store, page.signal, login);
  dropToken();
  await settled();
  await settled();
  expect(store.status().socketToken).toBeNull();
  expect(console.warn).not.toHaveBeenCalled();
});

test('logs a rejection without the session, and stops when the quotes are gone', async () => {
  login.mockRejectedValue(new Error('请重新登录'));
  saveToken(SESSION);
  keepTradeLogin(store, page.signal, login);
  await settled();
  expect(store.status().socketToken).toBeNull();
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(jest.mocked(console.warn).mock.calls)).not.toContain(SESSION);
  page.abort();
  saveToken(OTHER);
  expect(login).toHaveBeenCalledTimes(1);
});
