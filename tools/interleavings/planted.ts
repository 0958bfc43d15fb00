import type { Race } from './races';

/**
 * The source of a race's file with the race in it.
 * @throws where a text of the race does not stand there once, so that none is planted in vain
 */
export function planted(source: string, { changes }: Race): string {
  return changes.reduce((text, [from, to]) => {
    const parts = text.split(from);
    if (parts.length !== 2) throw new Error(`This stands there ${parts.length - 1} times instead of once: ${from}`);
    return parts.join(to);
  }, source);
}
