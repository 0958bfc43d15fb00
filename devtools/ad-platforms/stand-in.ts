import { TakenConversions } from './taken';

export type StandInName = 'qihu' | 'baidu';

/** How a platform out of order answers; `answer-lost` takes what comes and closes the connection. */
export type Disorder = 'server-error' | 'silence' | 'answer-lost';

/** Both advertising platforms of one process: what they have taken, and how they are told to fail. */
export class AdPlatforms {
  readonly taken = new TakenConversions();
  /** Called with every request before it is read. */
  onRequest: ((platform: StandInName) => void) | undefined;
  readonly #disorders: Record<StandInName, Disorder[]> = { qihu: [], baidu: [] };

  /** Fails the next so many requests of a platform. */
  failNext(platform: StandInName, times: number, disorder: Disorder = 'server-error'): void {
    this.#disorders[platform].push(...Array.from({ length: times }, () => disorder));
  }

  /** The disorder of the request that has just come. */
  disorderOf(platform: StandInName): Disorder | undefined {
    this.onRequest?.(platform);
    return this.#disorders[platform].shift();
  }
}
