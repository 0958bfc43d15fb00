/**
 * Start of a range of ten thousand numbers for this process, which is a worker of Playwright or another test process.
 * Processes of one run, and the next run on the same product, have different ranges.
 */
const { TEST_WORKER_INDEX } = process.env;
const run = TEST_WORKER_INDEX === undefined ? process.pid : process.ppid;
const first = ((run % 100) * 100 + (Number(TEST_WORKER_INDEX ?? 99) % 100)) * 10_000;
let drawn = 0;

/**
 * Digits that no other test has, far from those of the previous call, because the product limits neighbouring numbers.
 */
export function uniqueDigits(length: 8 | 9): string {
  // The factor is coprime to ten, so that different numbers give different digits.
  return String(((first + drawn++) * 7_654_321) % 10 ** length).padStart(length, '0');
}
