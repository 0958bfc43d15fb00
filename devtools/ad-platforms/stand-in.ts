import { TakenConversions } from './taken';

export type StandInName = 'qihu' | 'baidu';

/** How a platform fails; `answer-lost` stores the report and closes the connection. */
export type Disorder = 'server-error' | 'silence' | 'answer-lost';

/** Both advertising platforms of one process: the conversions that they received, and their planned failures. */
export class AdPlatforms {
  readonly taken = new TakenConversions();
  /** Called for every request before it is read. */
  onRequest: ((platform: StandInName) => void) | undefined;
  readonly #disorders: Record<StandInName, Disorder[]> = { qihu: [], baidu: [] };

  /** Fails the next `times` requests of a platform. */
  failNext(platform: StandInName, times: number, disorder: Disorder = 'server-error'): void {
    this.#disorders[platform].push(...Array.from({ length: times }, () => disorder));
  }

  /** The failure planned for the current request. */
  disorderOf(platform: StandInName): Disorder | undefined {
    this.onRequest?.(platform);
    return this.#disorders[platform].shift();
  }
}
