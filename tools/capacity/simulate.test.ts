import type { Load, Use } from './load';
import { advertisement, rain, simulate } from './simulate';

const NOTHING: Load = { visits: 0, registrations: 0, acts: 0, soldOut: 0, sameRow: 0, sockets: 0 };
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

test('lets every player of a rain act once, and the first get the packets', () => {
  const arrivals = rain(1_000, 3, 100, 0.2);
  const steps = Array.from({ length: 1_000 }, (_, step) => arrivals(step / 10));
  const total = (figure: (load: Load) => number) => steps.reduce((sum, load) => sum + figure(load) / 10, 0);
  expect(total(({ acts }) => acts)).toBeCloseTo(100);
  expect(total(({ soldOut }) => soldOut)).toBeCloseTo(900);
  expect(total(({ sameRow }) => sameRow)).toBeCloseTo(20);
  expect(steps[0]?.soldOut).toBe(0);
  expect(steps.at(-1)?.acts).toBe(0);
});

test('multiplies the load at the moment of an advertisement, and returns to the load before', () => {
  const arrivals = advertisement({ ...NOTHING, visits: 10, registrations: 1, sockets: 100 }, 5, 300);
  expect(arrivals(0)).toMatchObject({ visits: 50, registrations: 5, sockets: 500 });
  expect(arrivals(300).visits).toBeCloseTo(10 + 40 / Math.E);
  expect(arrivals(36_000).visits).toBeCloseTo(10);
});
