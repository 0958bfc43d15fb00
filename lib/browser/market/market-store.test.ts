import { AHEAD_LIMIT } from '../../contract/market';
import { LAST_RETRY, PATIENCE, RETRY, retryDelay } from '../../market/backoff';
import { CATALOGUE } from '../../market/catalogue';
import { IDLE } from './market-state';
import { LINGER, MarketStore } from './market-store';
import { FIRST_QUOTE_LIMIT, QUIET_LIMIT, QUOTES_KEPT } from './symbol-quotes';
import { gold, listed } from './testing/messages';

const disconnect = jest.fn();
const connect = jest.fn();
let store: MarketStore;
let stops: (() => void)[];

function watch(symbol: string) {
  const listener = jest.fn();
  stops.push(store.subscribe(symbol, listener));
  return listener;
}

function stopAll() {
  for (const stop of stops.splice(0)) stop();
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  stops = [];
  disconnect.mockReset();
  connect.mockReset().mockReturnValue(disconnect);
  store = new MarketStore(connect);
});
afterEach(() => stopAll());

describe('the symbol list', () => {
  test('adds the listed symbols and removes those no longer in it', () => {
    watch('XAUUSD');
    store.setSymbols(listed(), true);
    store.addTicks([gold()]);
    jest.advanceTimersByTime(1000);
    expect(store.shown('XAUUSD')).toMatchObject({ quote: gold(), detail: { displayName: '伦敦金', d: 2 } });
    expect(store.status().simulated).toBe(true);
    store.setSymbols(
      listed().filter(({ name }) => name !== 'XAUUSD'),
      false,
    );
    jest.advanceTimersByTime(1000);
    expect(store.shown('XAUUSD')).toMatchObject({ quote: null, detail: null });
    expect(store.history('XAUUSD')).toEqual([]);
    expect(store.status().simulated).toBe(false);
  });

  test('reports a market that closes; the same list again changes nothing', () => {
    const listener = watch('XAUUSD');
    store.setSymbols(listed(), true);
    jest.advanceTimersByTime(1000);
    store.setSymbols(listed(), true);
    jest.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledTimes(1);
    store.setSymbols(listed({ market: 'closed', opensAt: 1 }), true);
    jest.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.shown('XAUUSD').detail).toMatchObject({ market: 'closed', opensAt: 1 });
  });
});

describe('ticks', () => {
  beforeEach(() => store.setSymbols(listed(), true));

  test('go to the front of their symbol’s list', () => {
    watch('XAUUSD');
    store.addTicks([gold(0), gold(1)]);
    store.addTicks([gold(2)]);
    jest.advanceTimersByTime(0);
    expect(store.history('XAUUSD')).toEqual([gold(2), gold(1), gold(0)]);
  });

  test('are stored in a bounded number', () => {
    watch('XAUUSD');
    let most = 0;
    for (let second = 0; second < QUOTES_KEPT * 3; second += 1) {
      store.addTicks([gold(second)]);
      jest.advanceTimersByTime(1000);
      most = Math.max(most, store.history('XAUUSD').length);
    }
    const kept = store.history('XAUUSD');
    expect(kept.length).toBeGreaterThanOrEqual(QUOTES_KEPT);
    expect(most).toBeLessThan(QUOTES_KEPT * 1.2);
    expect(kept[0]).toEqual(gold(QUOTES_KEPT * 3 - 1));
  });

  test('are dropped if older than the newest or of an unknown symbol, counted, and logged once per reason', () => {
    watch('XAUUSD');
    store.addTicks([
      gold(5),
      gold(4),
      gold(3),
      { ...gold(6), SymbolName: 'FOOBAR' },
      { ...gold(6), SymbolName: 'NOPE' },
    ]);
    store.addTicks([{ ...gold(7), SymbolName: '__proto__' }]);
    jest.advanceTimersByTime(0);
    expect(store.history('XAUUSD')).toEqual([gold(5)]);
    expect(store.dropped.counts).toEqual({ malformed: 0, outOfOrder: 2, ahead: 0, unknown: 3 });
    expect(console.warn).toHaveBeenCalledTimes(2);
  });

  test('of the same moment keep their order, without exact duplicates', () => {
    watch('XAUUSD');
    store.addTicks([gold(0, 3857), gold(0, 3858), gold(0, 3858)]);
    jest.advanceTimersByTime(0);
    expect(store.history('XAUUSD')).toEqual([gold(0, 3858), gold(0, 3857)]);
    expect(store.dropped.counts.outOfOrder).toBe(0);
  });

  test('before the list have no known symbol', () => {
    const fresh = new MarketStore(connect);
    fresh.addTicks([gold()]);
    expect(fresh.dropped.counts.unknown).toBe(1);
  });
});

describe('the recent past', () => {
  beforeEach(() => store.setSymbols(listed(), true));
  const past = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => gold(from + index));
  const history = () => {
    jest.advanceTimersByTime(1000);
    return store.history('XAUUSD').toReversed();
  };

  test('goes before newer ticks, and may arrive again', () => {
    watch('XAUUSD');
    store.addTicks([gold(9), gold(10), gold(12)]);
    store.addHistory(past(1, 10));
    expect(history()).toEqual([...past(1, 10), gold(12)]);
    store.addHistory(past(1, 10));
    store.addTicks([gold(13)]);
    expect(history()).toEqual([...past(1, 10), gold(12), gold(13)]);
    expect(store.dropped.counts.outOfOrder).toBe(0);
  });

  test('fills the time without a connection and keeps older ticks', () => {
    watch('XAUUSD');
    store.addTicks([gold(1), gold(2), gold(3)]);
    store.addHistory(past(3, 8));
    expect(history()).toEqual(past(1, 8));
  });

  test('is shown although the newest price stays the same', () => {
    watch('XAUUSD');
    store.addTicks([gold(8)]);
    jest.advanceTimersByTime(1000);
    const listener = watch('XAUUSD');
    store.addHistory(past(2, 7));
    expect(history()).toEqual(past(2, 8));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.shown('XAUUSD').quote).toEqual(gold(8));
  });

  test('is bounded and drops ticks out of order, of another symbol or of an unknown one', () => {
    watch('XAUUSD');
    store.addHistory([gold(1), gold(3), gold(2), { ...gold(4), SymbolName: 'XAGUSD' }]);
    expect(history()).toEqual([gold(1), gold(3)]);
    store.addHistory([{ ...gold(4), SymbolName: 'NOPE' }]);
    expect(store.dropped.counts).toMatchObject({ outOfOrder: 1, unknown: 2 });
    store.addHistory(past(0, QUOTES_KEPT * 2));
    expect(history()).toHaveLength(QUOTES_KEPT);
  });

  test('is wanted while a component shows it', () => {
    const stopRow = store.subscribe('XAUUSD', () => {});
    expect(store.wantedHistories()).toEqual([]);
    const stopChart = store.subscribe('XAUUSD', () => {}, true);
    expect(store.wantedHistories()).toEqual(['XAUUSD']);
    stopChart();
    stopChart();
    expect([store.wanted(), store.wantedHistories()]).toEqual([['XAUUSD'], []]);
    stopRow();
  });
});

describe('ticks far ahead of the server’s clock', () => {
  const ahead = { ...gold(), TimeStamp: gold().TimeStamp + AHEAD_LIMIT + 1 };
  beforeEach(() => {
    store.setSymbols(listed(), true);
    watch('XAUUSD');
  });

  test('are dropped regardless of the visitor’s clock, and later ones are not', () => {
    store.setServerTime(gold().TimeStamp);
    store.addTicks([ahead, gold(1)]);
    store.addHistory([gold(0), ahead]);
    jest.advanceTimersByTime(1000);
    expect(store.history('XAUUSD')).toEqual([gold(1), gold(0)]);
    expect(store.dropped.counts).toMatchObject({ ahead: 2, outOfOrder: 0 });
    store.addTicks([ahead]);
    jest.advanceTimersByTime(1000);
    expect(store.shown('XAUUSD').quote).toEqual(ahead);
  });

  test('are removed if they arrived before the server’s time was known', () => {
    store.addTicks([gold(0), ahead]);
    jest.advanceTimersByTime(1000);
    store.setServerTime(gold().TimeStamp);
    jest.advanceTimersByTime(1000);
    expect(store.shown('XAUUSD').quote).toEqual(gold(0));
    expect(store.dropped.counts.ahead).toBe(1);
  });
});

describe('what is shown', () => {
  beforeEach(() => store.setSymbols(listed(), true));

  test('changes at most once a second, with the newest quote and the one shown before', () => {
    const listener = watch('XAUUSD');
    for (let tick = 0; tick < 60; tick += 1) {
      store.addTicks([gold(tick)]);
      jest.advanceTimersByTime(50);
    }
    // At 0, 1, 2 and 3 seconds.
    expect(listener).toHaveBeenCalledTimes(4);
    jest.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledTimes(4);
    expect(store.shown('XAUUSD').quote).toEqual(gold(59));
    expect(store.shown('XAUUSD').previous).not.toBeNull();
    expect(store.shown('XAUUSD').previous).not.toEqual(gold(59));
    expect(jest.getTimerCount()).toBe(0);
  });

  test('stays the same object and list between changes', () => {
    watch('XAUUSD');
    store.addTicks([gold(0)]);
    jest.advanceTimersByTime(0);
    const shown = store.shown('XAUUSD');
    const history = store.history('XAUUSD');
    store.addTicks([gold(1)]);
    expect(store.shown('XAUUSD')).toBe(shown);
    expect(store.history('XAUUSD')).toBe(history);
  });

  test('notifies only the listeners of the changed symbol', () => {
    const [golden, silver] = [watch('XAUUSD'), watch('XAGUSD')];
    store.addTicks([gold()]);
    jest.advanceTimersByTime(1000);
    expect(golden).toHaveBeenCalledTimes(1);
    expect(silver).not.toHaveBeenCalled();
  });

  test('runs no timer without listeners, and shows a new listener the newest quote', () => {
    store.addTicks([gold(0), gold(1)]);
    expect(jest.getTimerCount()).toBe(0);
    watch('XAUUSD');
    expect(store.shown('XAUUSD').quote).toEqual(gold(1));
  });
});

describe('quiet symbols', () => {
  const silver = (second: number) => ({ ...gold(second), SymbolName: 'XAGUSD' });
  const quiet = () => [...store.status().quiet];
  const goLive = (change = {}) => {
    store.setSymbols(listed(change), false);
    store.setConnection('live');
  };

  test('are those without a new price for half a minute, until one arrives', () => {
    watch('XAUUSD');
    watch('XAGUSD');
    goLive();
    store.addTicks([gold(0), silver(0)]);
    jest.advanceTimersByTime(QUIET_LIMIT - 1);
    store.addTicks([silver(1)]);
    expect(quiet()).toEqual([]);
    jest.advanceTimersByTime(FIRST_QUOTE_LIMIT);
    expect(quiet()).toEqual([['XAUUSD', gold(0).TimeStamp]]);
    store.addTicks([gold(0)]);
    expect(quiet()).toHaveLength(1);
    store.addTicks([gold(1)]);
    expect(quiet()).toEqual([]);
  });

  test('include one that never had a price', () => {
    watch('XAUUSD');
    goLive();
    jest.advanceTimersByTime(QUIET_LIMIT);
    expect(quiet()).toEqual([['XAUUSD', null]]);
  });

  test('do not include those of a closed market, nor of one that has just opened', () => {
    watch('XAUUSD');
    goLive({ market: 'closed' });
    store.addTicks([gold(0)]);
    jest.advanceTimersByTime(2 * QUIET_LIMIT);
    expect(quiet()).toEqual([]);
    store.setSymbols(listed(), false);
    jest.advanceTimersByTime(QUIET_LIMIT - FIRST_QUOTE_LIMIT);
    expect(quiet()).toEqual([]);
    jest.advanceTimersByTime(2 * FIRST_QUOTE_LIMIT);
    expect(quiet()).toHaveLength(1);
  });

  test('stay quiet over a new connection that repeats the last price', () => {
    watch('XAUUSD');
    goLive();
    store.addTicks([gold(0)]);
    jest.advanceTimersByTime(QUIET_LIMIT);
    store.setConnection('lost');
    goLive();
    store.addTicks([gold(0)]);
    jest.advanceTimersByTime(FIRST_QUOTE_LIMIT);
    expect(quiet()).toEqual([['XAUUSD', gold(0).TimeStamp]]);
    store.addHistory([gold(0), gold(1)]);
    expect(quiet()).toEqual([]);
  });

  test('have a moment for a new price when they are shown again', () => {
    watch('XAUUSD');
    goLive();
    store.addTicks([gold(0)]);
    stopAll();
    watch('XAGUSD');
    jest.advanceTimersByTime(QUIET_LIMIT + 1000);
    watch('XAUUSD');
    jest.advanceTimersByTime(FIRST_QUOTE_LIMIT - 1);
    expect(quiet()).not.toContainEqual(['XAUUSD', gold(0).TimeStamp]);
    jest.advanceTimersByTime(FIRST_QUOTE_LIMIT);
    expect(quiet()).toContainEqual(['XAUUSD', gold(0).TimeStamp]);
  });
});

describe('the connection', () => {
  test('opens with the first listener and closes with the last', () => {
    expect(connect).not.toHaveBeenCalled();
    expect(store.status()).toBe(IDLE);
    for (const { name } of CATALOGUE) watch(name);
    expect(connect).toHaveBeenCalledTimes(1);
    expect(store.status().connection).toBe('connecting');
    const last = stops.pop();
    stopAll();
    jest.advanceTimersByTime(LINGER);
    expect(disconnect).not.toHaveBeenCalled();
    last?.();
    last?.();
    jest.advanceTimersByTime(LINGER - 1);
    expect(disconnect).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(disconnect).toHaveBeenCalledTimes(1);
    expect(store.status().connection).toBe('idle');
    expect(jest.getTimerCount()).toBe(0);
    watch('XAUUSD');
    expect(connect).toHaveBeenCalledTimes(2);
  });

  test('stays open for a listener that follows soon after the last one', () => {
    watch('XAUUSD');
    stopAll();
    jest.advanceTimersByTime(LINGER - 1);
    watch('XAGUSD');
    jest.advanceTimersByTime(LINGER * 2);
    expect(disconnect).not.toHaveBeenCalled();
    expect(connect).toHaveBeenCalledTimes(1);
  });

  test('notifies when its state changes, not with each price', () => {
    const listener = jest.fn();
    const stop = store.subscribeStatus(listener);
    watch('XAUUSD');
    store.setSymbols(listed(), false);
    store.setConnection('live');
    listener.mockClear();
    store.setConnection('live');
    store.addTicks([gold(1)]);
    jest.advanceTimersByTime(1000);
    expect(listener).not.toHaveBeenCalled();
    store.setConnection('lost');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.status().lastQuoteAt).toBe(gold(1).TimeStamp);
    stop();
  });

  test('stores a socket token in the state, and starts with a stored one', () => {
    store.setSocketToken('abc');
    expect(store.status().socketToken).toBe('abc');
    expect(localStorage.getItem('socketToken')).toBe('abc');
    const next = new MarketStore(connect);
    stops.push(next.subscribe('XAUUSD', () => {}));
    expect(next.status().socketToken).toBe('abc');
    next.setSocketToken(null);
    expect(localStorage.getItem('socketToken')).toBeNull();
  });
});

test('waits 1 s for half a minute, then up to 30 s, randomly shortened to half of that at most, and never less than 1 s', () => {
  for (let failures = 1; failures < PATIENCE; failures += 1) expect(retryDelay(failures)).toBe(1000);
  expect([0, 1, 2, 3, 4, 5, 100].map((more) => retryDelay(PATIENCE + more, () => 0))).toEqual([
    2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
  for (let failures = PATIENCE; failures < 2 * PATIENCE; failures += 1) {
    expect(retryDelay(failures, () => 0.999)).toBeGreaterThanOrEqual(RETRY);
    expect(retryDelay(failures)).toBeLessThanOrEqual(LAST_RETRY);
  }
  expect(retryDelay(PATIENCE + 4, () => 0.5)).toBe(22_500);
});
