/**
 * Where a test file may cost more than 3 units, or a single test more than 20, and why. `path` is a file or the beginning of its
 * path; the longest one that matches decides.
 *
 * @typedef {{ path: string, files?: number, tests?: number, reason: string }} SlowTests `files` and `tests` are the most units of a
 *   file and of a single test
 * @type {readonly SlowTests[]}
 */
export const SLOW = [];
