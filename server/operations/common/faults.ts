import type { Sentence } from './answer';
import { sentenceText } from './define-words';
import { say } from './words';

const known = new Map<string, Sentence>();

/** The text of a fault, for a schema: schemas carry only texts, and {@link faultOf} finds the sentence again. */
export function fault(sentence: Sentence): string {
  const text = sentenceText(sentence);
  known.set(text, sentence);
  return text;
}

/** The sentence of a schema's message. */
export function faultOf(message: string): Sentence {
  return known.get(message) ?? say('other_fault', { message });
}
