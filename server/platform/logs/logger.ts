import { maskLine } from './mask-line.cjs';

/** The server's log: a line of JSON for each event, on standard output. */
export function loggerAt(level: string) {
  return { level, hooks: { streamWrite: maskLine } };
}
