import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../http/client';

/** Somebody who asks for a page again and again, at the edge or at one machine, and keeps every text and when it was asked for. */
export class Reader {
  readonly seen: { text: string; asked: number }[] = [];
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

  /** When a text was asked for that is not the wanted one, at last; 0 if never. */
  lastWithout(wanted: string): number {
    return this.seen.findLast(({ text }) => text !== wanted)?.asked ?? 0;
  }

  private async read(): Promise<void> {
    while (this.going) {
      const asked = Date.now();
      const { status, text } = await ask({ path: this.path, port: this.port });
      this.seen.push({ text: status === 200 ? text : `answered ${status}`, asked });
      await pause(100);
    }
  }
}
