import fc from 'fast-check';
import { gold } from '../browser/market/testing/messages';
import { tick } from '../contract/market';
import { Dropped } from './dropped';
import { readMessage } from './read-message';

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));

const read = (message: unknown) => readMessage(JSON.stringify(message), new Dropped());

test('accepts exactly the ticks that the contract’s schema accepts', () => {
  const price = fc.oneof(fc.constantFrom(1, 2, 0, -1, 1e308, '1', null, undefined, true), fc.double());
  const name = fc.oneof(
    fc.constantFrom('XAUUSD', 'US30', 'AB', 'xauusd', 'A B C', 'A'.repeat(17), 5, null),
    fc.string(),
  );
  const time = fc.oneof(fc.constantFrom(1, 0, -1, 1.5, 2 ** 53, 2 ** 53 - 1, '1', null), fc.integer());
  const entry = fc.oneof(fc.record({ SymbolName: name, Bid: price, Ask: price, TimeStamp: time }), fc.jsonValue());
  fc.assert(
    fc.property(entry, (value) => {
      const json = JSON.parse(JSON.stringify(value));
      const expected = tick.safeParse(json);
      expect(read({ type: 0, ticks: [gold(), json] })).toEqual({
        type: 0,
        ticks: expected.success ? [gold(), expected.data] : [gold()],
      });
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test('accepts as many ticks per message as the contract', () => {
  expect(read({ type: 0, ticks: Array(256).fill(gold()) })).not.toBeNull();
  for (const ticks of [[], Array(257).fill(gold()), {}, undefined]) expect(read({ type: 0, ticks })).toBeNull();
});

test('returns null for a message without a valid tick or of an unknown kind, and counts it', () => {
  const dropped = new Dropped();
  const readJson = (message: unknown) => readMessage(JSON.stringify(message), dropped);
  expect(readJson({ type: 0, ticks: [5] })).toBeNull();
  expect(readJson({ type: 99 })).toBeNull();
  expect(readMessage('{', dropped)).toBeNull();
  expect(dropped.counts.malformed).toBe(3);
  expect(readJson({ type: 5, symbols: [] })).toEqual({ type: 5, simulated: false, symbols: [] });
});
