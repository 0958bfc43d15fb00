import { Pool } from 'undici';
import { siteUrl } from '@/lib/site';
import { startProduct } from '@/scripts/test/product.mjs';
import { endToEndSettings } from '@/scripts/test/settings.mjs';
import { closedLoop, openLoop, p99, timed } from './load-loops';
import { HEADERS, PAGE } from './page';
import { type Answer, askForCode, codeFor, get, openAccount } from './visitors';

/** Visitors who register while the best rate is measured, and connections that they have. */
const VISITORS = 400;
const LANES = 16;
/** Times the best rate at which more visitors come, and seconds that they go on coming. */
const OVERLOAD = 5;
const SECONDS = 10;
/** Of other things, a second, that are asked for meanwhile. */
const OTHERS = 20;

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
  /** 99th percentiles of what others are answered meanwhile, in milliseconds. */
  others: { page: number; health: number; code: number };
}

/**
 * Registrations at their best rate and under overload, by visitors who have their codes.
 * @param settings of the server: which database
 */
export async function registrations(settings: Record<string, string> = {}): Promise<Registrations> {
  const product = await startProduct({ ...endToEndSettings, CAPTCHA: 'off', TRUST_PROXY: 'loopback', ...settings });
  const server = new Pool(product.url, { connections: 1_024, headersTimeout: 20_000, bodyTimeout: 20_000 });
  try {
    return await measure(server);
  } finally {
    await server.destroy();
    await product.stop();
  }
}

async function measure(server: Pool): Promise<Registrations> {
  const codes: string[] = [];
  const prepare = (from: number, count: number) =>
    closedLoop(count, LANES, async (index) => {
      codes[from + index] = await codeFor(server, from + index);
    });
  await prepare(0, VISITORS);
  // Made once: what is measured is a page that is there.
  await get(server, PAGE, HEADERS);
  const best = await closedLoop(VISITORS, LANES, async (visitor) => {
    const { status } = await openAccount(server, visitor, codes[visitor] ?? '');
    if (status !== 200) throw new Error(`A registration was answered ${status}.`);
  });

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
  const [others] = await Promise.all([askForOthers(server), openLoop(best * OVERLOAD, SECONDS, visit)]);
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

/** What visitors ask for who do not register. */
async function askForOthers(server: Pool): Promise<Registrations['others']> {
  const times = { page: [] as number[], health: [] as number[], code: [] as number[] };
  let visitor = 1_000_000;
  const meanwhile = (name: keyof typeof times, ask: () => Promise<Answer>) =>
    openLoop(OTHERS, SECONDS, async () => {
      // What fails took as long as visitors wait at most.
      await timed(times[name], async () => {
        const { status } = await ask();
        if (status !== 200) throw new Error(`${name} was answered ${status}.`);
      }).catch(() => times[name].push(Number.POSITIVE_INFINITY));
    });
  await Promise.all([
    meanwhile('page', () => get(server, PAGE, HEADERS)),
    meanwhile('health', () => get(server, siteUrl('/healthz'), { host: HEADERS.Host })),
    meanwhile('code', () => askForCode(server, visitor++)),
  ]);
  return { page: p99(times.page), health: p99(times.health), code: p99(times.code) };
}
