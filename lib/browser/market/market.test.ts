import type { market as Market } from './market';
import { LINGER } from './market-store';

const stayConnected = jest.fn();
const broken = { times: 0 };
jest.mock('./stay-connected', () => {
  if (broken.times-- > 0) throw new Error('chunk is missing');
  return { stayConnected };
});

const keepTradeLogin = jest.fn();
jest.mock('./keep-trade-login', () => ({ keepTradeLogin }));

let market: typeof Market;

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  stayConnected.mockReset();
  keepTradeLogin.mockReset();
  ({ market } = await import('./market'));
});

test('loads nothing before a quote is shown', async () => {
  await jest.advanceTimersByTimeAsync(60_000);
  expect(stayConnected).not.toHaveBeenCalled();
  const stop = market.subscribe('XAUUSD', () => {});
  await jest.advanceTimersByTimeAsync(0);
  const signal: AbortSignal = stayConnected.mock.calls[0]?.[1];
  expect(signal.aborted).toBe(false);
  stop();
  await jest.advanceTimersByTimeAsync(LINGER);
  expect(signal.aborted).toBe(true);
});

test('retries loading the code after 1 s, and again', async () => {
  broken.times = 2;
  jest.spyOn(Math, 'random').mockReturnValue(0);
  market.subscribe('XAUUSD', () => {});
  await jest.advanceTimersByTimeAsync(0);
  expect(market.status().connection).toBe('lost');
  await jest.advanceTimersByTimeAsync(1999);
  expect(stayConnected).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(stayConnected).toHaveBeenCalledTimes(1);
  expect(console.warn).toHaveBeenCalledTimes(1);
});

test('stops retrying when the visitor leaves before the code arrives', async () => {
  broken.times = 10;
  const stop = market.subscribe('XAUUSD', () => {});
  await jest.advanceTimersByTimeAsync(0);
  stop();
  await jest.advanceTimersByTimeAsync(LINGER);
  broken.times = 0;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(stayConnected).not.toHaveBeenCalled();
  expect(market.status().connection).toBe('idle');
});

test('logs a visitor with a session in on the trade server once quotes are shown', async () => {
  market.subscribe('XAUUSD', () => {});
  await jest.advanceTimersByTimeAsync(0);
  expect(keepTradeLogin).toHaveBeenCalledTimes(1);
  expect(keepTradeLogin.mock.calls[0]).toEqual(stayConnected.mock.calls[0]);
});
