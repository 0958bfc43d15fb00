import { emit, type LimitedWork } from '../events/events';
import { ApiProblem } from '../http/problem';
import { retrySoon } from '../http/retry-after';

export interface BulkheadLimits {
  /** How many run at a time. */
  running: number;
  /** How many more wait for their turn. */
  waiting: number;
}

/** Keeps costly work from taking all of the process: so much of it runs, so much waits, and everything else is refused at once. */
export class Bulkhead {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    /** By which refusals are counted. */
    private readonly work: LimitedWork,
    private readonly limits: BulkheadLimits,
  ) {}

  /**
   * Runs work in its turn and answers what it does.
   * @throws ApiProblem `unavailable` with the seconds to wait where there is no room; then nothing was begun.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.requireRoom();
    if (this.running < this.limits.running) this.running += 1;
    else await new Promise<void>((resolve) => this.queue.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever is next takes over the place.
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /**
   * Says beforehand what {@link run} would: for who has other things to do first.
   * @throws ApiProblem as {@link run} does
   */
  requireRoom(): void {
    const { running, waiting } = this.limits;
    if (this.running < running || this.queue.length < waiting) return;
    emit('refused', { work: this.work });
    const retryAfter = retrySoon();
    throw new ApiProblem('unavailable', { message: `目前访问人数较多，请在 ${retryAfter} 秒后重试`, retryAfter });
  }
}
