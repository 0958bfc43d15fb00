import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** The cores of the reference machine. */
const CORES = 2;

/**
 * Milliseconds of {@link sample} on both cores of the reference machine, on one idle core of which Node 20 makes 300 million
 * rounds of `x = (x * 31 + i) | 0` in one second.
 */
const REFERENCE = 222;

/** The median of several samples counts, because virtual machines change from second to second. */
const SAMPLES = 5;

/**
 * Measures how much slower this machine is than the reference machine, with a fixed computation on two cores for a second or
 * two, and stores it for `limit()` of this process and of those that it starts. A factor of 1.5 means that a unit of
 * test time, one second on the reference machine, takes 1.5 seconds. A command that another one started uses its factor.
 */
export async function measureMachine() {
  if (process.env.MACHINE_FACTOR) return;
  const cores = await Promise.all(Array.from({ length: CORES }, samplesOfCore));
  const sorted = cores.flat().sort((a, b) => a - b);
  process.env.MACHINE_FACTOR = ((sorted[sorted.length >> 1] ?? REFERENCE) / REFERENCE).toFixed(2);
}

/** @returns {Promise<number[]>} the milliseconds of each sample on one core */
function samplesOfCore() {
  return new Promise((resolve, reject) => {
    new Worker(fileURLToPath(import.meta.url)).once('message', resolve).once('error', reject);
  });
}

/** Work like that of our tests: creates objects, writes and reads JSON, sorts, searches text and computes a hash. */
function sample() {
  let seed = 1;
  for (let round = 0; round < 40; round += 1) {
    const rows = Array.from({ length: 4000 }, (_, id) => {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      return { id, name: `account-${seed.toString(36)}`, amounts: [seed % 97, seed % 89], note: { at: seed } };
    });
    const text = JSON.stringify(rows);
    const read = JSON.parse(text);
    read.sort((/** @type {{ name: string }} */ a, /** @type {{ name: string }} */ b) => (a.name < b.name ? -1 : 1));
    createHash('sha256')
      .update(text.replace(/"note":\{"at":(\d+)\}/g, (_, at) => at))
      .digest();
  }
}

if (!isMainThread) {
  const times = Array.from({ length: SAMPLES }, () => {
    const began = performance.now();
    sample();
    return performance.now() - began;
  });
  parentPort?.postMessage(times);
}
