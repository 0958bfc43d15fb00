/**
 * Ten thousand numbers of this process, a worker of Playwright or a test of another kind: the processes of one run draw from
 * others, and the next run on the same product too.
 */
const { TEST_WORKER_INDEX } = process.env;
const run = TEST_WORKER_INDEX === undefined ? process.pid : process.ppid;
const first = ((run % 100) * 100 + (Number(TEST_WORKER_INDEX ?? 99) % 100)) * 10_000;
let drawn = 0;

/** Digits that no other test has, far from those of the call before: the product limits neighbours. */
export function uniqueDigits(length: 8 | 9): string {
  // The factor has no divisor in common with a power of ten, so that no two numbers come to the same digits.
  return String(((first + drawn++) * 7_654_321) % 10 ** length).padStart(length, '0');
}
