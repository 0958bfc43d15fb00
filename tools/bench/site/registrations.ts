import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'undici';
import { startProduct } from '@/scripts/test/product.mjs';
import { endToEndSettings } from '@/scripts/test/settings.mjs';
import { startEdge } from './edge';
import { closedLoop, openLoop, p99, timed } from './load-loops';
import { type Others, type OtherVisitors, startOthers } from './others';
import { codeFor, openAccount } from './visitors';

/** Registrations for the best rate, and their connections: as many as a server handles at a time. */
const VISITORS = 400;
const LANES = 8;
/** Seconds of other visitors' requests during the measurement, because a server always has them. */
const BEST_SECONDS = 5;
/** The overload as a multiple of the best rate, and its seconds. */
const OVERLOAD = 5;
const SECONDS = 10;

export interface Registrations {
  /** Accounts opened per second when only as many visitors come as the server can handle. */
  best: number;
  /** Accounts opened per second when {@link OVERLOAD} times as many visitors come. */
  overloaded: number;
  /** 99th percentiles under overload in milliseconds: of opened accounts and of rejections. */
  accepted: number;
  refused: number;
  /** Visitors who were rejected with a time to wait, and visitors with another failure. */
  refusals: number;
  faults: number;
  /** The answers to other visitors meanwhile. */
  others: Others;
}

/**
 * Measures registrations at their best rate and under overload, by visitors who already have their codes.
 *
 * @param settings of the server, such as its database
 */
export async function registrations(settings: Record<string, string> = {}): Promise<Registrations> {
  const product = await startProduct({
    ...endToEndSettings,
    CAPTCHA: 'off',
    TRUST_PROXY: 'loopback',
    // This process makes the load, and the server would wait for it to read each line of the log.
    LOG_LEVEL: 'warn',
    ...settings,
  });
  const server = new Pool(product.url, { connections: 1_024, headersTimeout: 20_000, bodyTimeout: 20_000 });
  const folder = await mkdtemp(join(tmpdir(), 'bench-registrations-'));
  const edge = await startEdge(folder, Number(new URL(product.url).port), 'bench');
  // Waiting for the pages renders them: the measurement is of cached pages.
  const others = await startOthers({ server: product.url, edge: `http://localhost:${edge.port}` });
  try {
    return await measure(server, others);
  } finally {
    others.stop();
    await server.destroy();
    await edge.stop();
    await product.stop();
    await rm(folder, { recursive: true });
  }
}

async function measure(server: Pool, visitors: OtherVisitors): Promise<Registrations> {
  const codes: string[] = [];
  const prepare = (from: number, count: number) =>
    closedLoop(count, LANES, async (index) => {
      codes[from + index] = await codeFor(server, from + index);
    });
  await prepare(0, VISITORS);
  const register = async (visitor: number) => {
    const { status } = await openAccount(server, visitor, codes[visitor] ?? '');
    if (status !== 200) throw new Error(`A registration failed with status ${status}.`);
  };
  const [best] = await Promise.all([closedLoop(VISITORS, LANES, register), visitors.ask(BEST_SECONDS)]);

  const crowd = Math.ceil(best * OVERLOAD * SECONDS);
  await prepare(VISITORS, crowd);
  let next = VISITORS;
  const times = { accepted: [] as number[], refused: [] as number[] };
  let faults = 0;
  async function visit(): Promise<void> {
    const visitor = next++;
    const took: number[] = [];
    const answer = await timed(took, () => openAccount(server, visitor, codes[visitor] ?? '')).catch(() => undefined);
    if (answer?.status === 200) times.accepted.push(...took);
    else if (answer?.retryAfter) times.refused.push(...took);
    else faults += 1;
  }
  const began = performance.now();
  const [others] = await Promise.all([visitors.ask(SECONDS), openLoop(best * OVERLOAD, SECONDS, visit)]);
  const seconds = (performance.now() - began) / 1_000;
  return {
    best,
    overloaded: times.accepted.length / seconds,
    accepted: p99(times.accepted),
    refused: p99(times.refused),
    refusals: times.refused.length,
    faults,
    others,
  };
}
