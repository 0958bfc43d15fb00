import fc from 'fast-check';
import { CACHE_CONTROL, pageUntil } from './cache-policy';

const secondsOf = (policy: string) => {
  const [, fresh, stale] = /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(policy) ?? [];
  return { fresh: Number(fresh), stale: Number(stale) };
};

test('lets caches store a page without scheduled changes only as long as publishing may take', () => {
  expect(secondsOf(pageUntil(Number.POSITIVE_INFINITY))).toEqual({ fresh: 1, stale: 1 });
  expect(CACHE_CONTROL.page).toBe(pageUntil(Number.POSITIVE_INFINITY));
});

test('lets no shared cache show a page after it changes, with a second to spare', () => {
  fc.assert(
    fc.property(fc.double({ min: -100, max: 2_000, noNaN: true }), (seconds) => {
      const { fresh, stale } = secondsOf(pageUntil(seconds));
      expect(fresh + stale).toBeLessThanOrEqual(2);
      expect(fresh + stale === 0 || fresh + stale + 1 <= seconds).toBe(true);
    }),
    { seed: 1 },
  );
  expect(secondsOf(pageUntil(2.5))).toEqual({ fresh: 1, stale: 0 });
  expect(secondsOf(pageUntil(0.5))).toEqual({ fresh: 0, stale: 0 });
});
