import { setImmediate as turn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';

/**
 * The embedded database computes on the event loop and never waits for I/O, so queued statements would block everything
 * else. This one yields after each statement.
 */
export class YieldingPglite extends PGlite {
  override _runExclusiveQuery<Result>(statement: () => Promise<Result>): Promise<Result> {
    return super._runExclusiveQuery(async () => {
      try {
        return await statement();
      } finally {
        await turn();
      }
    });
  }
}
