import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { Pool, request } from 'undici';
import { log } from '@/scripts/lib/cli.mjs';
import { MEASURED, type Measured, measuredSchema, type Operation } from '@/tools/capacity/measured';
import { CONCURRENT } from '@/tools/capacity/predict';
import { HEADERS, PAGE } from '../site/page';
import { ask } from '../site/wrk';
import { type Call, Visitors } from './calls';
import { type Meter, mapParts, rounded, saturate } from './meter';
import { openProduct, type RunningProduct } from './product';
import { requireQuiet } from './quiet';
import { measureSockets } from './sockets';
import { filesOf, visitScript } from './visit-script';

/** Connections and seconds at the highest rate. */
const FULL = { connections: CONCURRENT.visit, seconds: 6 };
/**
 * The medium load: milliseconds for which each connection waits between two requests, so that pages and visits come at about two thirds of
 * the highest rate. With fewer, processes sleep and wake for every request, which can cost more than the request.
 */
const MEDIUM = { page: { seconds: 20, pause: 1 }, visit: { seconds: 20, pause: 6 } };
/**
 * Calls per second and their number at the medium load; calls and connections at the highest rate. As many accounts register as codes are
 * sent, so that no code expires unused. A server rejects more registrations at a time; acts wait.
 */
const CALLS = {
  code: [100, 1_200, 400, CONCURRENT.code],
  register: [50, 1_200, 400, CONCURRENT.register],
  act: [100, 1_200, 400, 16],
  // So many that the one in each second that looks for stock hardly counts.
  soldOut: [600, 7_200, 3_000, 16],
} as const;
const IDLE_SECONDS = 20;
/** Calls of each kind before the measurement, so that Node has compiled what they run. */
const WARM_UP = 1_500;

/**
 * `npm run bench -- costs`: measures what visits, registrations, acts and sockets cost, and writes {@link MEASURED}.
 *
 * @throws CliError if other programs used the machine too much; the file is then not written
 */
export async function measureCosts(): Promise<Measured> {
  log('Starting the product …');
  const product = await openProduct();
  const server = new Pool(`http://localhost:${product.edge}`, { connections: 256 });
  try {
    const measured = measuredSchema.parse(await measure(product, server));
    writeFileSync(MEASURED, `${JSON.stringify(measured, null, 2)}\n`);
    return measured;
  } finally {
    await server.destroy();
    await product.close();
  }
}

async function measure(product: RunningProduct, server: Pool): Promise<Measured> {
  const { edge, folder, meter } = product;
  const visitors = new Visitors(server, product.gateway);
  const files = [PAGE, ...filesOf(await readPage(edge))];
  let first = 0;
  const visit = (paths: readonly string[], events: boolean, { seconds = FULL.seconds, pause = 0 } = {}) => {
    first += 1_000_000;
    const script = join(folder, 'visit.lua');
    writeFileSync(script, visitScript({ paths, events, first, pause }));
    return ask(`http://localhost:${edge}`, { ...FULL, seconds, script });
  };
  const perVisit = files.length + 1;
  log('Warming up …');
  await visit(files, true, { seconds: 15 });
  for (const call of Object.keys(CALLS) as Call[]) await visitors.fast(call, 8, WARM_UP);
  log('Measuring the idle product …');
  await meter.measureIdle(IDLE_SECONDS);
  requireQuiet((meter.idle?.others ?? 0) / 1_000, 'beside the idle product');

  const [costs, saturation] = [{} as Measured['costs'], {} as Measured['saturation']];
  const others: number[] = [];
  // One right after the other, because a virtual machine is a quarter faster in some minutes than in others.
  const operation = async (name: Operation, medium: Parameters<Meter['cost']>[0], fastest: () => Promise<number>) => {
    log(`Measuring ${name} …`);
    const measured = await meter.cost(medium);
    costs[name] = measured.cost;
    saturation[name] = await saturate(fastest);
    others.push(measured.others);
  };
  const amounts = ({ requests, bytes }: { requests: number; bytes: number }, each: number) => ({
    count: requests / each,
    bytes: (bytes / requests) * each,
  });
  await operation(
    'page',
    async () => amounts(await visit([PAGE], false, MEDIUM.page), 1),
    async () => (await visit([PAGE], false)).perSecond,
  );
  await operation(
    'visit',
    async () => amounts(await visit(files, true, MEDIUM.visit), perVisit),
    async () => (await visit(files, true)).perSecond / perVisit,
  );
  for (const call of Object.keys(CALLS) as Call[]) {
    const [perSecond, count, fastCount, lanes] = CALLS[call];
    await operation(
      call,
      async () => ({ count: await visitors.paced(call, perSecond, count), bytes: visitors.bytesOf(call) }),
      () => visitors.fast(call, lanes, fastCount),
    );
  }
  requireQuiet(mean(others), 'while costs were measured');
  requireQuiet(mean(Object.values(saturation).map((rate) => rate.others)), 'at the highest rates');
  log('Measuring quote sockets …');
  const socket = await measureSockets(meter, edge);
  return {
    measuredAt: new Date().toISOString(),
    machine: {
      cores: cpus().length,
      processor: cpus()[0]?.model.trim() ?? '',
      node: process.version,
      postgres: product.postgres,
    },
    others: rounded(mean(others)),
    idle: mapParts((part) => rounded(meter.idle?.cpu[part] ?? 0)),
    costs,
    requestsPerVisit: perVisit,
    socket,
    saturation,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

async function readPage(edge: number): Promise<string> {
  const headers = { ...HEADERS, 'Accept-Encoding': 'identity' };
  const { body } = await request(`http://localhost:${edge}${PAGE}`, { headers });
  return body.text();
}
