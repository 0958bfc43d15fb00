import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { log, step } from '@/scripts/lib/cli.mjs';
import { Cluster } from './cluster';
import { FAULTS, type Fault, type Parts } from './faults';
import { Gateway } from './gateway';
import { Journal, longestPause } from './journal';
import { DATABASE_MACHINES, makeNetwork, SERVER_MACHINES, system } from './network';
import { Pages } from './pages';
import { Product } from './product';
import { meetsGoals, type Outcome, tableOf } from './results';
import { readStored } from './stored';
import { until } from './until';
import { Visitors } from './visitors';

/** Milliseconds of undisturbed use before a fault, and after everything is whole again. */
const AROUND = 2_000;
/** Milliseconds that a fault lasts at least, and milliseconds of answers before it is repaired. */
const FAULT_LASTS = 8_000;
const WORKS_AGAIN = 3_000;
/** Seconds after which a fault that stops all writes is repaired anyway. */
const PATIENCE = 45;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '1' }, only: { type: 'string' }, logs: { type: 'string' } },
});

async function main(): Promise<void> {
  const faults = chosenFaults();
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  await system('mount', '-t', 'tmpfs', '-o', 'mode=755', 'tmpfs', folder);
  await makeNetwork(folder);
  const parts = await step('Starting five machines', () => startAll(folder));
  try {
    await drillAll(faults, parts);
  } finally {
    if (values.logs) saveLogs(folder, values.logs);
  }
}

async function drillAll(faults: readonly Fault[], parts: Parts & { gateway: Gateway }): Promise<void> {
  const outcomes: Outcome[] = [];
  for (let round = 1; round <= Number(values.rounds); round++)
    for (const fault of faults) {
      const outcome = await drill(fault, parts);
      log(`${round}. ${JSON.stringify(outcome)}`);
      outcomes.push(outcome);
    }
  console.table(tableOf(outcomes));
  process.exitCode = outcomes.every(meetsGoals) ? 0 : 1;
}

/** Copies the logs of all machines, which are gone with them. */
function saveLogs(from: string, to: string): void {
  for (const machine of [...DATABASE_MACHINES, ...SERVER_MACHINES])
    cpSync(join(from, machine, 'logs'), join(to, machine), { recursive: true });
}

function chosenFaults(): Fault[] {
  const names = values.only?.split(',') ?? FAULTS.map(({ name }) => name);
  return names.map((name) => {
    const found = FAULTS.find((fault) => fault.name === name);
    if (!found) throw new Error(`--only: there is no fault ${name}; choose from ${FAULTS.map((each) => each.name)}.`);
    return found;
  });
}

async function startAll(folder: string): Promise<Parts & { gateway: Gateway }> {
  const repository = join(folder, 'archive');
  mkdirSync(repository);
  await system('chown', 'postgres:postgres', repository);
  const password = () => randomBytes(16).toString('hex');
  const cluster = new Cluster(folder);
  await cluster.start({ superuser: password(), replication: password(), rewind: password() }, repository);
  const gateway = new Gateway();
  const product = new Product(folder, await gateway.listen());
  await product.start(cluster);
  return { cluster, product, gateway };
}

/** Lets visitors use the product while a fault begins, lasts and is repaired. */
async function drill(fault: Fault, parts: Parts & { gateway: Gateway }): Promise<Outcome> {
  const { cluster, product, gateway } = parts;
  const journal = new Journal();
  const visitors = new Visitors(product, gateway, journal);
  const pages = new Pages(product.edge);
  await until('visitors have answers', async () => journal.times.length > 10, 30);
  await pause(AROUND);
  const from = performance.now();
  log(`${new Date().toISOString()} ${fault.name}: ${await cluster.describe()}`);
  const repair = await fault.begin(parts);
  await pause(FAULT_LASTS);
  await until(
    'writes succeed again',
    async () => longestPause(journal.times, performance.now() - WORKS_AGAIN, performance.now()) < WORKS_AGAIN / 2,
    PATIENCE,
  ).catch((error) => log(String(error)));
  await repair();
  await cluster.untilWhole();
  await pause(AROUND);
  const to = performance.now();
  pages.stop();
  await visitors.stop();
  const { lost, doubled } = journal.compare(await readStored(cluster));
  for (const line of [
    ...lost.map((each) => `lost: ${each}`),
    ...doubled.map((each) => `doubled: ${each}`),
    ...journal.rejections,
  ])
    log(`${fault.name}: ${line}`);
  return {
    fault: fault.name,
    writes: longestPause(journal.times, from, to) / 1_000,
    pages: pages.longestPause(from, to) / 1_000,
    answers: journal.countSince(from),
    lost: lost.length,
    doubled: doubled.length,
    rejected: journal.rejections.length,
  };
}

main().then(
  () => process.exit(process.exitCode ?? 0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
