import { loadFresh } from '../testing/load-fresh';
import { QuoteServer } from './testing/quote-server';
import { until } from './testing/until';
import type { fetchSocketToken as FetchSocketToken, TradeCredentials } from './trade-login';

const DEAD = ['ws://127.0.0.1:1/a', 'ws://127.0.0.1:1/b'];
const CREDENTIALS = { account: '123456', password: 'secret' };
let server: QuoteServer;
let fetchSocketToken: typeof FetchSocketToken;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  localStorage.setItem('fingerprint', 'abc');
  server = await QuoteServer.start();
  addressesAre(...DEAD, server.address);
  ({ fetchSocketToken } = await loadFresh(() => import('./trade-login')));
});
afterEach(async () => {
  await server.stop();
});

function logIn(credentials: TradeCredentials, signal = new AbortController().signal) {
  return fetchSocketToken(credentials, signal);
}

function addressesAre(...Trade: string[]) {
  const text = JSON.stringify({ QuoteServer: ['/socket/quote'], TradeServer: { Trade } });
  window.fetch = jest.fn().mockResolvedValue({ ok: true, status: 200, text: async () => text });
}

test('sends the login to the first server that answers, and returns its socket token', async () => {
  const login = logIn(CREDENTIALS);
  expect(await server.asked(1)).toEqual({
    type: 7,
    k: 3,
    version: '1.0.0',
    OS: expect.any(String),
    device: navigator.userAgent,
    fingerprint: 'abc',
    account: '123456',
    password: 'secret',
  });
  server.send({ type: 6, TimeStamp: 1 });
  server.send('nonsense');
  server.send({ type: 8, socketToken: 'st-1', account: '123456', expiresAt: 1_800_000_000_000 });
  expect(await login).toBe('st-1');
  await until(() => server.closes.length === 1);
  expect(jest.getTimerCount()).toBe(0);
});

test('sends the session of a logged-in visitor instead of account and password', async () => {
  const login = logIn({ token: 'session' });
  expect(await server.asked(1)).toMatchObject({ account: '', password: '', token: 'session' });
  server.send({ type: 8, socketToken: 'st-2', account: '123456', expiresAt: 1_800_000_000_000 });
  await login;
});

test('throws the server’s sentence, and does not send the password to another server', async () => {
  const next = await QuoteServer.start();
  addressesAre(server.address, next.address);
  const login = logIn(CREDENTIALS);
  const words = expect(login).rejects.toThrow('账号或密码错误');
  await server.asked(1);
  server.send({ type: 3, code: 'credentials_invalid', message: '账号或密码错误' });
  await words;
  expect(next.received).toEqual([]);
  await next.stop();
});

test('fails if no server answers', async () => {
  addressesAre(...DEAD);
  await expect(logIn(CREDENTIALS)).rejects.toThrow('网络异常，请重试');
});

test('times out on a server that opens and does not answer', async () => {
  addressesAre(server.address);
  const words = expect(logIn(CREDENTIALS)).rejects.toThrow('网络异常，请重试');
  await server.asked(1);
  await jest.advanceTimersByTimeAsync(15_000);
  await words;
});

test('stops when the caller aborts', async () => {
  const controller = new AbortController();
  const words = expect(logIn(CREDENTIALS, controller.signal)).rejects.toThrow('left');
  await server.asked(1);
  controller.abort(new Error('left'));
  await words;
  await until(() => server.closes.length === 1);
});
