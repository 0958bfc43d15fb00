import { isBlank, refusedCharacter } from '@/lib/copy/written-text';
import type { Sentence } from './answer';
import type { Operation } from './operation';
import { parametersOf } from './parameters';
import { say } from './words';

/**
 * What is wrong with the texts of an operation's input: characters that no text may contain, and texts without anything to read. It leaves
 * out files, which operations check themselves, and secrets, which no screen shows.
 */
export function textFaults(operation: Operation, input: Record<string, unknown>): Sentence[] {
  const unread = parametersOf(operation).filter(({ kind }) => kind === 'file' || kind === 'secret');
  return Object.entries(input)
    .filter(([field]) => !unread.some(({ name }) => name === field))
    .flatMap(([field, value]) =>
      [value].flat().flatMap((text) => {
        const fault = typeof text === 'string' && faultIn(text);
        return fault ? [say('input_fault', { field, fault })] : [];
      }),
    );
}

function faultIn(text: string): Sentence | undefined {
  const character = refusedCharacter(text);
  if (character) return say('has_refused_character', { character });
  // Each field decides whether it may be empty.
  return isBlank(text) && text.trim() !== '' ? say('must_not_be_empty') : undefined;
}
