import { HISTORY_TICKS, SESSION_BAR } from '@/lib/contract/market/tick';
import { writeTick } from './frames';
import { SessionHistory } from './session-history';

let order = 0;
const history = () => {
  const sessions = new SessionHistory();
  return {
    add: (bar: number, minute: number, Bid: number) =>
      sessions.add(
        writeTick(
          { SymbolName: 'XAUUSD', Bid, Ask: Bid + 1, TimeStamp: bar * SESSION_BAR + minute * 60_000 + 1 },
          order++,
        ),
      ),
    bids: () => sessions.of('XAUUSD').map(({ json }) => JSON.parse(json).Bid),
  };
};

test('stores the first, highest, lowest and last tick of each half hour, each once and in order', () => {
  const { add, bids } = history();
  for (const [minute, bid] of [10, 12, 9, 14, 11, 8, 13].entries()) add(5, minute, bid);
  add(6, 0, 20);
  add(6, 1, 21);
  expect(bids()).toEqual([10, 14, 8, 13, 20, 21]);
});

test('starts another session after more than half an hour of rest', () => {
  const { add, bids } = history();
  add(5, 0, 10);
  add(6, 0, 11);
  add(8, 0, 12);
  expect(bids()).toEqual([12]);
});

test('stores the last day of a market without rest, in at most as many ticks as a history message has', () => {
  const { add, bids } = history();
  for (let bar = 1; bar <= 60; bar += 1)
    for (const [minute, bid] of [5, 9, 1, 4].entries()) add(bar, minute, bar * 10 + bid);
  expect(bids()).toHaveLength(48 * 4);
  expect(bids()[0]).toBe(135);
  expect(bids().length).toBeLessThanOrEqual(HISTORY_TICKS);
});

test('returns nothing for a symbol without quotes', () => {
  expect(history().bids()).toEqual([]);
});
