import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'undici';
import { layOutEdge } from '@/scripts/edge/local-edge.mjs';
import { start } from '@/scripts/lib/command.mjs';
import { freePort } from '@/scripts/lib/ports.mjs';
import { startProduct } from '@/scripts/test/product.mjs';
import { endToEndSettings } from '@/scripts/test/settings.mjs';
import { closedLoop, openLoop, p99, timed } from './load-loops';
import { type Others, type OtherVisitors, startOthers } from './others';
import { waitFor } from './page';
import { codeFor, openAccount } from './visitors';

/** Visitors who register while the best rate is measured, and connections that they have: as many as a server takes at a time. */
const VISITORS = 400;
const LANES = 8;
/** Seconds that others ask meanwhile: what a server can do is what it can do beside them. */
const BEST_SECONDS = 5;
/** Times the best rate at which more visitors come, and seconds that they go on coming. */
const OVERLOAD = 5;
const SECONDS = 10;

export interface Registrations {
  /** Accounts opened a second, when as many visitors come as can be served. */
  best: number;
  /** Accounts opened a second, when {@link OVERLOAD} times as many visitors come. */
  overloaded: number;
  /** 99th percentiles under overload, in milliseconds: of accounts opened and of refusals. */
  accepted: number;
  refused: number;
  /** Visitors refused with the seconds to wait, and those for whom something else went wrong. */
  refusals: number;
  faults: number;
  /** What visitors are answered meanwhile who do not register. */
  others: Others;
}

/**
 * Registrations at their best rate and under overload, by visitors who have their codes.
 * @param settings of the server: which database
 */
export async function registrations(settings: Record<string, string> = {}): Promise<Registrations> {
  const product = await startProduct({
    ...endToEndSettings,
    CAPTCHA: 'off',
    TRUST_PROXY: 'loopback',
    // What it logs is read by this process, which makes the load: the server would wait for it at every line.
    LOG_LEVEL: 'warn',
    ...settings,
  });
  const server = new Pool(product.url, { connections: 1_024, headersTimeout: 20_000, bodyTimeout: 20_000 });
  const edge = await startEdge(Number(new URL(product.url).port));
  // Who waits for the pages has them made: what is measured are pages that are there.
  const others = await startOthers({ server: product.url, edge: `http://localhost:${edge.port}` });
  try {
    return await measure(server, others);
  } finally {
    others.stop();
    await server.destroy();
    await edge.stop();
    await product.stop();
  }
}

async function startEdge(frontServer: number): Promise<{ port: number; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-registrations-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const [program, args] = layOutEdge({
    folder,
    port,
    plainPort,
    frontServers: [frontServer],
    limits: false,
    build: 'bench',
  });
  const job = start([program, ...args], { quiet: true });
  await waitFor(frontServer);
  await waitFor(plainPort);
  return {
    port: plainPort,
    stop: async () => {
      await job.stop();
      await rm(folder, { recursive: true });
    },
  };
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
    if (status !== 200) throw new Error(`A registration was answered ${status}.`);
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
