import { HISTORY_TICKS, MESSAGE, type QuoteRequest, quoteMessage, type SubscribeMessage } from '@/lib/contract/market';
import { StillMarket } from './still-market';
import { TIMESTAMP } from './timestamp.mjs';

const subscription: SubscribeMessage = { type: MESSAGE.subscribe, symbols: ['XAUUSD'], interval: 1000 };
const ask = (request: QuoteRequest) => new StillMarket().answersTo(request);
const messages = (request: QuoteRequest) => ask(request).map((text) => quoteMessage.parse(JSON.parse(text)));

test('answers a subscription as the contract says, with the same messages each time', () => {
  expect(messages(subscription)).toEqual([
    expect.objectContaining({ type: MESSAGE.symbols, simulated: true }),
    { type: MESSAGE.ticks, ticks: [expect.objectContaining({ SymbolName: 'XAUUSD' })] },
  ]);
  expect(ask(subscription)).toEqual(ask(subscription));
});

test('sends a history that ends with the newest quote and is long enough for a chart', () => {
  const [, past] = messages({ ...subscription, history: true });
  const [, newest] = messages(subscription);
  if (past?.type !== MESSAGE.ticks || newest?.type !== MESSAGE.ticks) throw new Error('no ticks');
  expect(past.history).toBe(true);
  expect(past.ticks.length).toBeGreaterThan(HISTORY_TICKS / 2);
  expect(past.ticks.at(-1)).toEqual(newest.ticks[0]);
  const times = past.ticks.map(({ TimeStamp }) => TimeStamp);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times.at(-1)).toBeLessThanOrEqual(TIMESTAMP);
});

test('sends the last quote as the only history of a closed market', () => {
  const [, past] = messages({ ...subscription, symbols: ['GER30'], history: true });
  const [, newest] = messages({ ...subscription, symbols: ['GER30'] });
  if (past?.type !== MESSAGE.ticks || newest?.type !== MESSAGE.ticks) throw new Error('no ticks');
  expect(past.ticks).toEqual(newest.ticks);
  expect(past.ticks).toHaveLength(1);
});

test('sends nothing after an unsubscribe', () => {
  expect(ask({ type: MESSAGE.unsubscribe })).toEqual([]);
});
