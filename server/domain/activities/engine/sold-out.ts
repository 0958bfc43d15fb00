import { after, SECOND } from '../../../platform/clock/clock';
import { on } from '../../../platform/events/events';
import { ApiProblem } from '../../../platform/http/problem';

/** For how long the server rejects without asking the database again; an operator may add stock on another server. */
const REMEMBERED = SECOND;

/** Operations that this process has recorded. */
let operations = 0;
on('operation_recorded', () => {
  operations += 1;
});

/**
 * Remembers for {@link REMEMBERED} milliseconds that nothing is left, so that a rush after the last piece needs no transactions.
 * An operation in this process takes effect at once. It never remembers that something is left. An account that already
 * has a piece is also answered that nothing is left.
 */
export class SoldOut {
  private readonly found = new Map<string, { problem: ApiProblem; until: Date; operations: number }>();

  /** @throws ApiProblem the remembered `sold_out` of these pieces */
  check(pieces: string, now: Date): void {
    const last = this.found.get(pieces);
    if (last && now < last.until && last.operations === operations) throw last.problem;
  }

  /** Runs an act that takes one of these pieces, and remembers if it finds nothing left. */
  async watch<T>(pieces: string, now: Date, act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (error instanceof ApiProblem && error.problem.code === 'sold_out') this.note(pieces, error, now);
      throw error;
    }
  }

  private note(pieces: string, problem: ApiProblem, now: Date): void {
    for (const [name, { until }] of this.found) if (until <= now) this.found.delete(name);
    const last = this.found.get(pieces);
    if (last?.operations !== operations) this.found.set(pieces, { problem, until: after(now, REMEMBERED), operations });
  }
}
