import { MESSAGE } from '@/lib/contract/market/messages';
import { RawClients } from './raw-clients';
import { TargetProcess } from './target-process';
import { batchOf } from './ticks';

const SUBSCRIBE = JSON.stringify({ type: MESSAGE.subscribe });

/** Bytes of one batch on the wire: a text frame below 64 KiB. */
const FRAME_BYTES = 4 + Buffer.byteLength(JSON.stringify({ type: MESSAGE.ticks, ticks: batchOf(0) }));

const ROUNDS = 7;
/** Messages per round, independent of the number of clients. */
const MESSAGES_PER_ROUND = 10_000;

interface Rates {
  /** Messages delivered per second of the server's processor time. */
  perCpuSecond: number;
  /** Messages delivered per second, one batch after the other. */
  perSecond: number;
}

/**
 * Measures the gateway's fan-out and a bare broadcast of the same bytes in turns, so that other work of the machine affects both.
 *
 * @returns the medians of the rounds and of their ratios
 */
export async function compareFanOut(clients: number): Promise<{ bare: Rates; gateway: Rates; ratio: Rates }> {
  const servers = {
    bare: await TargetProcess.start('bare'),
    gateway: await TargetProcess.start('gateway', '0'),
  };
  const readers = {
    bare: await RawClients.open(servers.bare.url, clients),
    gateway: await RawClients.open(servers.gateway.url, clients, SUBSCRIBE),
  };
  // The answers to the subscriptions, and a warm-up for the compilers on both sides.
  await pause(2_000);
  for (const name of ['bare', 'gateway'] as const) await round(servers[name], readers[name], clients);
  const rates: Record<'bare' | 'gateway', Rates[]> = { bare: [], gateway: [] };
  for (let count = 0; count < ROUNDS; count++) {
    const order = count % 2 ? (['bare', 'gateway'] as const) : (['gateway', 'bare'] as const);
    for (const name of order) rates[name].push(await round(servers[name], readers[name], clients));
  }
  for (const name of ['bare', 'gateway'] as const) {
    readers[name].close();
    servers[name].stop();
  }
  const ratios = rates.gateway.map((rate, index) => divide(rate, rates.bare[index] ?? rate));
  return { bare: medians(rates.bare), gateway: medians(rates.gateway), ratio: medians(ratios) };
}

async function round(server: TargetProcess, readers: RawClients, clients: number): Promise<Rates> {
  const batches = Math.max(2, Math.round(MESSAGES_PER_ROUND / clients));
  await server.usage();
  readers.takeBytes();
  const began = performance.now();
  for (let batch = 0; batch < batches; batch++) {
    server.send();
    await readers.received(clients * FRAME_BYTES);
    readers.takeBytes();
  }
  const seconds = (performance.now() - began) / 1_000;
  const { cpu } = await server.usage();
  return { perCpuSecond: (clients * batches * 1_000) / cpu, perSecond: (clients * batches) / seconds };
}

function divide(rates: Rates, by: Rates): Rates {
  return { perCpuSecond: rates.perCpuSecond / by.perCpuSecond, perSecond: rates.perSecond / by.perSecond };
}

function medians(rates: readonly Rates[]): Rates {
  return {
    perCpuSecond: median(rates.map((rate) => rate.perCpuSecond)),
    perSecond: median(rates.map((rate) => rate.perSecond)),
  };
}

/** The median; the upper one of an even number of values. */
function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
