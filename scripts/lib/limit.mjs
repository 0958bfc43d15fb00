/** How much slower this machine is than the reference machine, as `scripts/test/machine.mjs` measured; 1 where a command does not measure. */
export function machineFactor() {
  return Number(process.env.MACHINE_FACTOR) || 1;
}

/**
 * The milliseconds of a time limit on this machine. A machine that is faster than the reference machine gets no shorter limits.
 *
 * @param {number} units seconds on the reference machine; by default those that a test waits for one condition
 */
export function limit(units = 60) {
  return Math.round(units * 1000 * Math.max(1, machineFactor()));
}
