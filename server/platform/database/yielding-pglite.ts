import { setImmediate as turn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';

/**
 * The embedded database computes in the event loop, one statement after another without ever waiting for anything: as long as statements
 * wait for their turn, nothing else would be done. After each of them everything else has its turn.
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
