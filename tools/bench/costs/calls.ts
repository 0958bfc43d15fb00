import { randomUUID } from 'node:crypto';
import type { Dispatcher } from 'undici';
import { closedLoop, openLoop } from '../site/load-loops';
import { askForCode, codeOf, openAccount, spin } from '../site/visitors';

/** Visitors who are in the same state: each has a code, or an account. They are used from the first on. */
export class Visitors {
  /** The next visitor of each call. */
  private readonly next = { code: 0, register: 0, act: 0 };
  private readonly codes: string[] = [];
  private readonly tokens: string[] = [];
  private readonly bytes = { code: 0, register: 0, act: 0 };

  constructor(private readonly server: Dispatcher) {}

  /** Starts a number of calls each second, even while earlier ones run. @returns the number of calls */
  async paced(call: Call, perSecond: number, count: number): Promise<number> {
    let started = 0;
    await openLoop(perSecond, count / perSecond, async () => {
      if (started++ < count) await this.run(call, this.next[call]++);
    });
    return Math.min(started, count);
  }

  /** Runs calls as fast as they are answered. @returns calls per second */
  async fast(call: Call, lanes: number, count: number): Promise<number> {
    return closedLoop(count, lanes, () => this.run(call, this.next[call]++));
  }

  /** Bytes of the last answer to a call, with its headers. */
  bytesOf(call: Call): number {
    return this.bytes[call];
  }

  /** Reads the codes of the next registrations, as visitors read them on their phones. */
  async prepare(call: Call, count: number): Promise<void> {
    if (call !== 'register') return;
    const missing = Array.from({ length: count }, (_, index) => this.next.register + index).filter(
      (visitor) => !this.codes[visitor],
    );
    await closedLoop(missing.length, 8, async (index) => {
      const visitor = missing[index] ?? 0;
      this.codes[visitor] = await codeOf(this.server, visitor);
    });
  }

  private async run(call: Call, visitor: number): Promise<void> {
    const { status, body, bytes } = await this.send(call, visitor);
    if (status !== 200) throw new Error(`${call}: status ${status}, ${body}`);
    this.bytes[call] = bytes;
    if (call === 'register') this.tokens[visitor] = JSON.parse(body).Data.token;
  }

  private send(call: Call, visitor: number) {
    if (call === 'code') return askForCode(this.server, visitor);
    if (call === 'register') return openAccount(this.server, visitor, this.codes[visitor] ?? '');
    return spin(this.server, visitor, this.tokens[visitor] ?? '', randomUUID());
  }
}

export type Call = 'code' | 'register' | 'act';
