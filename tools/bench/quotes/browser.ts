import { type CDPSession, chromium, devices, type Page } from 'playwright';
import { CATALOGUE } from '@/lib/market/catalogue';
import { installBrowser } from '@/scripts/test/browser.mjs';
import { startProduct } from '@/scripts/test/product.mjs';
import { LoudServer, RATE } from './loud-server';

/** The work of the main thread between two readings. */
interface Load {
  /** The share of the time in which it worked, 0 to 1. */
  busy: number;
  /** Milliseconds per second by kind of work; the rest of `busy` is painting and internal work of the browser. */
  script: number;
  style: number;
  layout: number;
}

interface Reading {
  Timestamp: number;
  TaskDuration: number;
  ScriptDuration: number;
  RecalcStyleDuration: number;
  LayoutDuration: number;
}

/** How many times slower than this machine the page's thread runs. */
const THROTTLING = 4;
/** Goals: the share of the main thread that quotes use, and the growth of the heap during the measurement. */
const BUSY_GOAL = 0.03;
const HEAP_GOAL = 0.05;
/** Seconds after which the page stores the maximum of quotes of every symbol. */
const FILL = 40;

/**
 * Measures the main thread and the heap of a page of the built product, on a slow phone with quotes of every symbol, which the product
 * relays from an upstream.
 *
 * @param seconds length of each measurement
 * @returns whether the goals are met
 */
export async function benchBrowser(seconds: number): Promise<boolean> {
  const server = await LoudServer.start();
  const product = await startProduct({
    DEPLOYMENT: 'development',
    MARKET_FEED: 'relay',
    MARKET_UPSTREAM: server.address,
  });
  const browser = await chromium.launch({ executablePath: await installBrowser() });
  try {
    const page = await browser.newPage(devices['Pixel 7']);
    await page.goto(`${product.url}/newactivities/bull-market`);
    return await measure(page, server, seconds);
  } finally {
    await browser.close();
    await product.stop();
    server.stop();
  }
}

async function measure(page: Page, server: LoudServer, seconds: number): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  // The time of this thread: other work of the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.getByText('外汇', { exact: true }).first().scrollIntoViewIfNeeded();
  // A phone has no pointer that hovers over the page.
  await page.getByRole('tab', { name: '外汇' }).tap();
  await page.getByText('报价更新中').first().waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });

  console.log(`\n${CATALOGUE.length} symbols at ${RATE} ticks a second, main thread ${THROTTLING} times slower`);
  const still = await report(page, session, 'no ticks', seconds);
  server.loud = true;
  await page.waitForTimeout(FILL * 1000);
  const heapBefore = await measureHeap(session);
  const group = await report(page, session, 'group with most rows', seconds);
  const heapAfter = await measureHeap(session);
  await page.getByRole('searchbox').fill('U');
  await page.waitForTimeout(2000);
  const all = await report(page, session, 'search with most rows', seconds);

  const growth = heapAfter / heapBefore - 1;
  console.log(`heap ${heapBefore.toFixed(1)} MB, after ${seconds} s ${heapAfter.toFixed(1)} MB (${percent(growth)})`);
  const busy = Math.max(group.busy, all.busy) - still.busy;
  console.log(`quotes use ${percent(busy)} of the main thread (goal: under ${percent(BUSY_GOAL)})`);
  return busy < BUSY_GOAL && growth < HEAP_GOAL;
}

async function report(page: Page, session: CDPSession, name: string, seconds: number): Promise<Load> {
  const rows = await page.getByRole('tabpanel').getByRole('button').count();
  const load = await measureLoad(session, seconds);
  const { script, style, layout } = load;
  const parts = [script, style, layout].map((part) => part.toFixed(1));
  console.log(
    `${name.padEnd(24)} ${String(rows).padStart(2)} rows  busy ${percent(load.busy).padStart(6)}  script ${parts[0]} style ${parts[1]} layout ${parts[2]} ms/s`,
  );
  return load;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** Measures the page's main thread for some seconds. */
async function measureLoad(session: CDPSession, seconds: number): Promise<Load> {
  const before = await read(session);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const after = await read(session);
  const elapsed = after.Timestamp - before.Timestamp;
  const share = (name: keyof Reading) => (after[name] - before[name]) / elapsed;
  return {
    busy: share('TaskDuration'),
    script: share('ScriptDuration') * 1000,
    style: share('RecalcStyleDuration') * 1000,
    layout: share('LayoutDuration') * 1000,
  };
}

/** Megabytes of the page's heap after a garbage collection. */
async function measureHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

async function read(session: CDPSession): Promise<Reading> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value])) as unknown as Reading;
}
