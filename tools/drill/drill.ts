import { setTimeout as pause } from 'node:timers/promises';
import { log } from '@/scripts/lib/cli.mjs';
import type { Cluster } from './cluster';
import type { DatabaseHost } from './database-machine';
import { type Begin, FAULTS } from './faults';
import { Journal, longestPause, type Result } from './journal';
import { Pages } from './pages';
import { replaceTwoMachines, untilRedisIsWhole } from './replace';
import { chooseSecond, restoreTo } from './restore';
import type { Outcome } from './results';
import type { Installation } from './start';
import { until } from './until';
import { Visitors } from './visitors';

/** Answers before a fault, and milliseconds of use after everything is whole again. */
const ANSWERS_BEFORE = 20;
const AFTER = 2_000;
/** Milliseconds that a fault lasts at least, and milliseconds of steady answers before it is repaired. */
const FAULT_LASTS = 8_000;
const STEADY = 3_000;
/** Units after which a fault that still stops all writes is repaired. */
const PATIENCE = 45;

/** Differences that are printed, of each fault. */
const SHOWN = 20;

export type FaultName = keyof typeof FAULTS | 'quorum' | 'restore';

export function drill(name: FaultName, installation: Installation): Promise<Outcome> {
  if (name === 'quorum') return drillLostQuorum(installation);
  if (name === 'restore') return drillRestore(installation);
  return drillFault(name, FAULTS[name], installation);
}

/** Lets visitors use the product while a fault begins, lasts and is repaired, and compares their answers with the database. */
export async function drillFault(fault: string, begin: Begin, installation: Installation): Promise<Outcome> {
  const { cluster, product } = installation;
  const journal = new Journal();
  const visitors = letVisitorsIn(installation, journal);
  const pages = new Pages(product);
  await untilAnswered(journal, ANSWERS_BEFORE);
  const from = performance.now();
  const repair = await begin(installation);
  await pause(FAULT_LASTS);
  // Otherwise the goal shows it.
  await until('visitors have answers again', async () => isSteady(journal), PATIENCE).catch(() => {});
  await repair();
  await cluster.untilWhole();
  await until('a report is read from a standby', async () => product.machines[0]?.readsStandby());
  await pause(AFTER);
  const to = performance.now();
  pages.stop();
  await visitors.stop();
  return {
    ...(await compare(fault, installation, journal)),
    writes: longestPause(journal.times, from, to) / 1_000,
    pages: pages.longestPause(from, to) / 1_000,
    ...pages.failure,
  };
}

/** Loses two machines with their disks. The third one, the synchronous standby, has every acknowledged commit. */
async function drillLostQuorum(installation: Installation): Promise<Outcome> {
  const { cluster, product } = installation;
  const journal = new Journal();
  const visitors = letVisitorsIn(installation, journal);
  const pages = new Pages(product);
  await untilAnswered(journal, ANSWERS_BEFORE);
  const left = await cluster.syncStandby();
  const from = performance.now();
  await Promise.all(cluster.machines.filter((machine) => machine !== left).map(destroy));
  await pause(FAULT_LASTS);
  const began = performance.now();
  await replaceTwoMachines(cluster, left);
  await untilAnswered(journal, journal.times.length + 1);
  const took = (performance.now() - began) / 1_000;
  await untilRedisIsWhole(cluster);
  await cluster.untilWhole();
  await pause(AFTER);
  pages.stop();
  await visitors.stop();
  const outcome = await compare('quorum', installation, journal);
  return { ...outcome, pages: pages.longestPause(from, performance.now()) / 1_000, ...pages.failure, took };
}

/** Loses a machine with its disk. */
async function destroy(machine: DatabaseHost): Promise<void> {
  await machine.cutPower();
  await machine.loseDisk();
}

/** Restores the database, after another machine took over, to a second between two groups of visitors. */
export async function drillRestore(installation: Installation, restore = restoreTo): Promise<Outcome> {
  const { cluster } = installation;
  const [earlier, later] = [new Journal(), new Journal()];
  const before = letVisitorsIn(installation, earlier);
  await untilAnswered(earlier, ANSWERS_BEFORE);
  const primary = await cluster.primary();
  await primary.cutPower();
  await until('another machine is the primary', async () => (await cluster.primary()) !== primary);
  await primary.powerOn();
  await cluster.untilWhole();
  await before.stop();
  const second = await chooseSecond(installation);
  const after = letVisitorsIn(installation, later);
  await untilAnswered(later, ANSWERS_BEFORE);
  await after.stop();
  const took = await restore(second, installation);
  const outcome = await compare('restore', installation, earlier);
  const stored = await readStored(cluster);
  const undone = later.compare(stored).lost.length;
  if (undone !== later.results.size) {
    log(`restore: the database has ${later.results.size - undone} results from after ${second}`);
    outcome.rejected += 1;
  }
  return { ...outcome, took };
}

function letVisitorsIn({ product, gateway }: Installation, journal: Journal): Visitors {
  const cashiers = product.machines.map(({ cashier }) => cashier);
  return new Visitors({ edge: product.edge, codeOf: (mobile) => gateway.codeOf(mobile), cashiers }, journal);
}

function untilAnswered(journal: Journal, count: number): Promise<boolean> {
  return until(`visitors have ${count} answers`, async () => journal.times.length >= count);
}

function isSteady({ times }: Journal): boolean {
  const now = performance.now();
  return longestPause(times, now - STEADY, now) < STEADY / 2;
}

async function compare(fault: string, { cluster }: Installation, journal: Journal) {
  const { lost, doubled } = journal.compare(await readStored(cluster));
  const lines = [...lost.map((result) => `lost: ${result}`), ...doubled.map((result) => `doubled: ${result}`)];
  for (const line of [...lines, ...journal.rejections].slice(0, SHOWN)) log(`${fault}: ${line}`);
  const [answers, rejected] = [journal.times.length, journal.rejections.length];
  return { fault, answers, lost: lost.length, doubled: doubled.length, rejected };
}

/** Each result of the visitors with its count, as the visitors name them: a query of `psql -At`. */
export const RESULTS = `
select 'registration ' || client_id, count(*) from accounts group by client_id
union all select 'account ' || number, count(*) from accounts group by number
union all select 'verification ' || account, count(*) from identities group by account
union all select 'spin ' || account, count(*) from activity_entries where kind = 'wheel' group by account
union all select 'deposit ' || reference, count(*) from deposits group by reference`;

/** How often the database has each result of the visitors. */
async function readStored(cluster: Cluster): Promise<Map<Result, number>> {
  return resultsIn(await cluster.sql(RESULTS, 'newactivities'));
}

/** The answer of {@link RESULTS}. */
export function resultsIn(rows: string): Map<Result, number> {
  return new Map(
    rows
      .split('\n')
      .filter(Boolean)
      .map((row) => {
        const [result = '', count] = row.split('|');
        return [result, Number(count)];
      }),
  );
}
