import { randomUUID } from 'node:crypto';
import type { Dispatcher } from 'undici';
import type { SmsGateway } from '@/tools/sms-gateway';
import { closedLoop, openLoop } from '../site/load-loops';
import { askForCode, claimNothing, mobileOf, openAccount, spin } from '../site/visitors';

/**
 * Visitors who request a code, then register with it, then spin, each kind of call in the order of their numbers; and those of them
 * who claim what is sold out, as often as they like.
 */
export class Visitors {
  /** The next visitor of each call. */
  private readonly next = { code: 0, register: 0, act: 0, soldOut: 0 };
  private readonly tokens: string[] = [];
  private readonly bytes = { code: 0, register: 0, act: 0, soldOut: 0 };

  constructor(
    private readonly server: Dispatcher,
    private readonly gateway: SmsGateway,
  ) {}

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

  private async run(call: Call, visitor: number): Promise<void> {
    const { status, body, bytes } = await this.send(call, visitor);
    const expected = call === 'soldOut' ? body.includes('"code":"sold_out"') : status === 200;
    if (!expected) throw new Error(`${call}: status ${status}, ${body}`);
    this.bytes[call] = bytes;
    if (call === 'register') this.tokens[visitor] = JSON.parse(body).Data.token;
  }

  private send(call: Call, visitor: number) {
    if (call === 'code') return askForCode(this.server, visitor);
    if (call === 'register') return openAccount(this.server, visitor, this.gateway.codeOf(mobileOf(visitor)));
    const act = call === 'soldOut' ? claimNothing : spin;
    return act(this.server, visitor, this.tokens[visitor % this.tokens.length] ?? '', randomUUID());
  }
}

export type Call = 'code' | 'register' | 'act' | 'soldOut';
