import type { Race } from './races';

/**
 * The source of a race's file with the race in it.
 * @throws Error unless the source has each text of the race exactly once
 */
export function planted(source: string, { changes }: Race): string {
  return changes.reduce((text, [from, to]) => {
    const parts = text.split(from);
    if (parts.length !== 2) throw new Error(`The source has this ${parts.length - 1} times instead of once: ${from}`);
    return parts.join(to);
  }, source);
}
