import { maskLine } from './mask-line.cjs';

/** Options of the server's log: a line of JSON per event on standard output. */
export function loggerAt(level: string) {
  return { level, hooks: { streamWrite: maskLine } };
}
