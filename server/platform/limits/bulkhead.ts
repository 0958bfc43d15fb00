import { emit, type LimitedWork } from '../events/events';
import { ApiProblem } from '../http/problem';
import { retrySoon } from '../http/retry-after';

export interface BulkheadLimits {
  /** Maximum running at a time. */
  running: number;
  /** Maximum waiting in the queue. */
  waiting: number;
}

/**
 * Limits concurrent expensive work in this process: a number runs, a number waits, and the rest is rejected
 * immediately.
 */
export class Bulkhead {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    /** Name under which rejections are counted. */
    private readonly work: LimitedWork,
    private readonly limits: BulkheadLimits,
  ) {}

  /**
   * Runs work, after waiting in the queue if necessary, and returns its result.
   *
   * @throws {ApiProblem} `unavailable` with the seconds to wait when the queue is full; then nothing has started
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.requireRoom();
    if (this.running < this.limits.running) this.running += 1;
    else await new Promise<void>((resolve) => this.queue.push(resolve));
    try {
      return await work();
    } finally {
      // The next one in the queue takes this place.
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  /**
   * Checks in advance whether {@link run} would reject, for callers with other work to do first.
   *
   * @throws {ApiProblem} as {@link run} does
   */
  requireRoom(): void {
    const { running, waiting } = this.limits;
    if (this.running < running || this.queue.length < waiting) return;
    emit('refused', { work: this.work });
    const retryAfter = retrySoon();
    throw new ApiProblem('unavailable', { message: `目前访问人数较多，请在 ${retryAfter} 秒后重试`, retryAfter });
  }
}
