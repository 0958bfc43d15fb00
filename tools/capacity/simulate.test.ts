import type { Load, Use } from './load';
import { advertisement, rain, simulate } from './simulate';

const NOTHING: Load = { visits: 0, registrations: 0, acts: 0, sameRow: 0, sockets: 0 };
/** A machine that handles a hundred acts per second. */
const hundredActs = ({ acts }: Load): Use => ({ 'processor of the database': acts / 100, network: acts / 1_000 });

test('has no queue below the capacity', () => {
  const steady = simulate(() => ({ ...NOTHING, acts: 90 }), hundredActs, 60);
  expect(steady).toMatchObject({ longestWait: 0, drained: 0, highest: 90 });
});

test('lets a queue grow as long as more arrives than is worked off, and then drain', () => {
  const burst = (second: number) => ({ ...NOTHING, acts: second < 10 ? 200 : 50 });
  const { longestWait, resource, drained } = simulate(burst, hundredActs, 60);
  expect(resource).toBe('processor of the database');
  expect(longestWait).toBeCloseTo(10, 0);
  expect(drained).toBeCloseTo(30, 0);
});

test('says when a queue is left at the end', () => {
  expect(simulate(() => ({ ...NOTHING, acts: 200 }), hundredActs, 10).drained).toBeUndefined();
});

test('lets every player of a rain act once', () => {
  const arrivals = rain(1_000, 3, 0.2);
  let acts = 0;
  for (let step = 0; step < 10_000; step++) acts += arrivals(step / 100).acts / 100;
  expect(acts).toBeCloseTo(1_000, -1);
  const { acts: first, sameRow } = arrivals(0);
  expect(sameRow).toBeCloseTo(first * 0.2);
});

test('multiplies the load at the moment of an advertisement, and returns to the load before', () => {
  const arrivals = advertisement({ visits: 10, registrations: 1, acts: 0, sameRow: 0, sockets: 100 }, 5, 300);
  expect(arrivals(0)).toMatchObject({ visits: 50, registrations: 5, sockets: 500 });
  expect(arrivals(300).visits).toBeCloseTo(10 + 40 / Math.E);
  expect(arrivals(36_000).visits).toBeCloseTo(10);
});
