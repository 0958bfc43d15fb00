import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../support/client';

/** Requests a page again and again, from the edge or from one machine, and stores every text. */
export class Reader {
  readonly seen: string[] = [];
  private going = true;
  private readonly reading: Promise<void>;

  constructor(
    private readonly path: string,
    private readonly port: number,
  ) {
    this.reading = this.read();
  }

  async stop(): Promise<void> {
    this.going = false;
    await this.reading;
  }

  /** How many of the latest texts in a row equal `wanted`. */
  lastInARow(wanted: string): number {
    return this.seen.length - 1 - this.seen.findLastIndex((text) => text !== wanted);
  }

  private async read(): Promise<void> {
    while (this.going) {
      const { status, text } = await ask({ path: this.path, port: this.port });
      this.seen.push(status === 200 ? text : `answered ${status}`);
      await pause(100);
    }
  }
}
