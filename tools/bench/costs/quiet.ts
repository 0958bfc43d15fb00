import { CliError } from '@/scripts/lib/cli.mjs';
import { MEASURED } from '@/tools/capacity/measured';

/** Cores that other programs may use during a measurement. More of them make operations cost more. */
const ALLOWED = 0.1;

/**
 * @param cores that other programs used on average
 * @param when such as `at the highest rates`
 * @throws CliError if they used too much for the measurement to be valid
 */
export function requireQuiet(cores: number, when: string): void {
  if (cores <= ALLOWED) return;
  throw new CliError(
    `Other programs used ${cores.toFixed(2)} cores ${when}; at most ${ALLOWED} is allowed. ${MEASURED} was not changed. Stop them and try again.`,
  );
}
