import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { COLLECT_PATH } from '@/lib/contract/collect';
import { siteUrl } from '@/lib/site';
import { buildEvent } from '@/lib/tracking/build-event';
import { ask } from '../support/client';

const PAGES = ['/kh_7694_form', '/bull-market', '/clause/disclaimer', '/download'] as const;

/** Visitors who read pages and send events until `stop` is called. */
export class Load {
  /** Addresses of the acknowledged events. */
  readonly acknowledged: string[] = [];
  /** Each request that failed, with its status or error. */
  readonly failures: string[] = [];
  pages = 0;
  private readonly name = randomUUID();
  private going = true;
  private readonly visitors: Promise<void>[];

  /** @param port of the edge */
  constructor(
    private readonly port: number,
    visitors = 3,
  ) {
    this.visitors = Array.from({ length: visitors }, (_, visitor) => this.visit(visitor));
  }

  async stop(): Promise<void> {
    this.going = false;
    await Promise.all(this.visitors);
  }

  private async visit(visitor: number): Promise<void> {
    for (let round = 0; this.going; round++) {
      // They all share one address, from which the edge accepts 20 calls a second.
      await pause(200);
      // The token makes the address new, so that the edge cannot answer it from its cache.
      await this.read(`${siteUrl(PAGES[round % PAGES.length] ?? PAGES[0])}?token=${visitor}-${round}`);
      await this.report(
        `http://bfzh.localhost/newactivities/kh_7694_form?utm_term=${this.name}-${visitor}-${round}`,
        visitor,
      );
    }
  }

  private async read(path: string): Promise<void> {
    const status = await this.answered({ path });
    this.pages += 1;
    if (status !== 200) this.failures.push(`${path}: ${status}`);
  }

  private async report(address: string, visitor: number): Promise<void> {
    const event = buildEvent('z1', {
      address,
      clientId: `visitor-${visitor}`,
      v: 'XY_101',
      browser: 'Chrome',
      now: Date.now(),
    });
    const status = await this.answered({
      path: COLLECT_PATH,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([event]),
    });
    if (status === 200) this.acknowledged.push(address);
    else this.failures.push(`event: ${status}`);
  }

  private async answered(question: Parameters<typeof ask>[0]): Promise<number | string> {
    return ask({ ...question, port: this.port }).then(
      ({ status }) => status,
      (error: Error) => error.message,
    );
  }
}

/** How often a database has stored an event of each address. */
export async function timesStored(database: string, addresses: readonly string[]): Promise<number[]> {
  const client = new Client(database);
  await client.connect();
  const { rows } = await client.query<{ url: string }>('select url from events_by_day');
  await client.end();
  const counts = new Map<string, number>();
  for (const { url } of rows) counts.set(url, (counts.get(url) ?? 0) + 1);
  return addresses.map((address) => counts.get(address) ?? 0);
}
