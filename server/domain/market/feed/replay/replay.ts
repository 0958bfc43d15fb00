import { setTimeout as sleep } from 'node:timers/promises';
import type { Tick } from '@/lib/contract/market';
import type { PublishTicks, QuoteFeed } from '../feed';
import { NewerTicks } from '../newer-ticks';
import { readRecording, UnusableRecording } from './read-recording';

/** Milliseconds between the end of a recording and its next start. */
const PAUSE = 1_000;

/** Replays recorded ticks with the gaps between them, from now on, again and again. */
export class Replay implements QuoteFeed {
  /** Past prices are not the market's current ones. */
  readonly simulated = true;
  #stopped = new AbortController();
  #playing: Promise<void> | undefined;

  private constructor(
    private readonly file: string,
    private readonly clock: () => Date,
  ) {}

  /**
   * Checks a recording in the format of {@link readRecording}, and logs how many lines are skipped.
   *
   * @throws {UnusableRecording} also if it contains no tick
   */
  static async open(file: string, clock: () => Date = () => new Date()): Promise<Replay> {
    let [ticks, bad] = [0, 0];
    let first = '';
    const ticksOf = readRecording(file, ({ line, problem }) => {
      bad += 1;
      first ||= `line ${line}: ${problem}`;
    });
    for await (const _ of ticksOf) ticks += 1;
    if (ticks === 0) throw new UnusableRecording(`contains no tick${first && `; ${first}`}`);
    if (bad > 0) console.warn(`The replay of recorded quotes skips ${bad} lines; ${first}`);
    return new Replay(file, clock);
  }

  async start(publish: PublishTicks, newest: readonly Tick[] = []): Promise<void> {
    this.#stopped = new AbortController();
    const { signal } = this.#stopped;
    this.#playing = this.#play(publish, newest, signal).catch((error) => {
      if (!signal.aborted) console.error('The replay of recorded quotes has stopped:', error);
    });
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#playing;
  }

  async #play(publish: PublishTicks, newest: readonly Tick[], signal: AbortSignal): Promise<void> {
    const newer = new NewerTicks(newest);
    const send = (ticks: readonly Tick[]) => {
      const fresh = newer.take(ticks);
      if (fresh.length > 0) publish(fresh);
    };
    let begin = Math.max(this.#now(), ...newest.map(({ TimeStamp }) => TimeStamp + 1));
    for (;;) {
      let last = begin;
      let due: Tick[] = [];
      let recordedFrom: number | undefined;
      for await (const tick of readRecording(this.file)) {
        recordedFrom ??= tick.TimeStamp;
        const TimeStamp = begin + tick.TimeStamp - recordedFrom;
        const wait = TimeStamp - this.#now();
        if (wait > 0) {
          send(due);
          due = [];
          await sleep(wait, undefined, { signal });
        }
        due.push({ ...tick, TimeStamp });
        last = Math.max(last, TimeStamp);
      }
      send(due);
      begin = last + PAUSE;
      await sleep(Math.max(begin - this.#now(), 0), undefined, { signal });
    }
  }

  #now(): number {
    return this.clock().getTime();
  }
}
