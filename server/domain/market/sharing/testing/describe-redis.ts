import { findRedis, TestRedis } from './test-redis';

/** Runs tests on a Redis of their own; skips them with a message if the machine has none. */
export function describeOnRedis(body: (redis: () => TestRedis) => void): void {
  const program = findRedis();
  if (!program) console.warn('Skipped: these tests need redis-server or valkey-server on the PATH.');
  (program ? describe : describe.skip)('on Redis', () => {
    let redis: TestRedis;
    beforeEach(async () => {
      redis = await TestRedis.start(program ?? '');
    });
    afterEach(() => redis.kill());
    body(() => redis);
  });
}
