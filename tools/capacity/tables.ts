import type { Measured } from './measured';
/** Prints. */
export function printCosts(measured: Measured): void {
  console.log(JSON.stringify(measured, null, 1));
}
