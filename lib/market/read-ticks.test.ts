import { gold } from '../browser/market/testing/messages';
import { Dropped } from './dropped';
import { readTicks } from './read-ticks';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));

const read = (json: unknown) => readTicks(json, new Dropped());

test.each([null, undefined, 'text', 0, { type: 5 }, { type: 5, ticks: [gold()] }, { ticks: [gold()] }])(
  'ignores %j, which is not a message of ticks',
  (json) => expect(read(json)).toBeNull(),
);

test('accepts one to 256 ticks', () => {
  const withTicks = (count: number) => read({ type: 0, ticks: Array(count).fill(gold()) })?.ticks.length;
  expect([0, 1, 256, 257].map(withTicks)).toEqual([undefined, 1, 256, undefined]);
  expect(read({ type: 0, ticks: 'XAUUSD' })).toBeNull();
});

test('marks a history only if the flag is true', () => {
  const of = (history?: unknown) => read({ type: 0, ticks: [gold()], ...(history !== undefined && { history }) });
  expect(of(true)).toEqual({ type: 0, ticks: [gold()], history: true });
  expect(of(false)).toEqual({ type: 0, ticks: [gold()] });
  expect(of()).toEqual({ type: 0, ticks: [gold()] });
  expect(of('true')).toBeNull();
});

test('reads prices at and below zero', () => {
  const oil = [0, -37.63].map((Bid, second) => ({ ...gold(second), SymbolName: 'USOIL', Bid, Ask: Bid + 0.04 }));
  expect(read({ type: 0, ticks: oil })?.ticks).toEqual(oil);
});

test.each([
  ['a name that is not text', { SymbolName: 12345 }],
  ['a price that is text', { Bid: '1', Ask: '1' }],
  ['an infinite price', { Bid: Number.POSITIVE_INFINITY, Ask: Number.POSITIVE_INFINITY }],
  ['an ask below its bid', { Bid: 2, Ask: 1 }],
  ['a fractional timestamp', { TimeStamp: 1.5 }],
  ['a timestamp of zero', { TimeStamp: 0 }],
])('drops a tick with %s and counts it as malformed', (_, fault) => {
  const dropped = new Dropped();
  expect(readTicks({ type: 0, ticks: [{ ...gold(), ...fault }, gold(), null] }, dropped)?.ticks).toEqual([gold()]);
  expect(dropped.counts).toEqual({ malformed: 2, outOfOrder: 0, ahead: 0, unknown: 0 });
});
