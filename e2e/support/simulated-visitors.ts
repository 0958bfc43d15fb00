import { randomUUID } from 'node:crypto';
import { COLLECT_MAX, COLLECT_PATH } from '@/lib/contract/collect';
import type { TrackingEvent } from '@/lib/contract/tracking';
import { buildEvent, type EventSubject } from '@/lib/tracking/build-event';
import { AGENTS, ask } from './client';
import { newVisitor } from './visitor';

/** Visitors who open a page; some of them register. They only send requests, without a browser. */
interface Visits {
  port: number;
  path: string;
  /** How many of them. */
  visitors: number;
  /** Of a hundred visitors of an arm, how many open an account, by what the arm's page contains. */
  opens: Readonly<Record<string, number>>;
  /** The product's time in milliseconds since 1970. */
  now: number;
}

const HOST = 'bfzh.localhost';

/** Opens a page with arms in as many new browsers, and reports what they did as their pages would. */
export async function visitArms({ port, path, visitors, opens, now }: Visits): Promise<void> {
  const origin = `http://${HOST}:${port}`;
  const reached = new Map<string, number>();
  const events: TrackingEvent[] = [];
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const { text } = await ask({ path, host: HOST, port, headers: { 'user-agent': AGENTS.ios } });
    const arm = /data-arm="(\w+)"/.exec(text)?.[1];
    const [words = '', share = 0] = Object.entries(opens).find(([contained]) => text.includes(contained)) ?? [];
    const visitorid = randomUUID().replaceAll('-', '');
    const context = { address: origin + path, clientId: 'one model', v: 'XY_140', browser: 'Mobile Safari', now, arm };
    const did = (name: 'z1' | 'rr5', subject?: EventSubject) =>
      events.push({ ...buildEvent(name, { ...context, now: now + events.length }, subject), visitorid });
    did('z1');
    const due = (reached.get(words) ?? 0) + share / 100;
    reached.set(words, due % 1);
    if (due >= 1) did('rr5', { account: (await newVisitor(origin)).account });
  }
  for (let sent = 0; sent < events.length; sent += COLLECT_MAX) {
    const body = JSON.stringify(events.slice(sent, sent + COLLECT_MAX));
    const headers = { 'content-type': 'application/json', 'user-agent': AGENTS.ios };
    const { status, text } = await ask({ path: COLLECT_PATH, method: 'POST', host: HOST, port, headers, body });
    if (status !== 200) throw new Error(text);
  }
}
