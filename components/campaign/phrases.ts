/** Characters of a line of a card on a narrow phone. */
const LINE = 13;

/**
 * What marks a text whose lines end after punctuation and spaces alone. A text with a phrase that is longer than a line on a
 * phone is not marked.
 */
export function phrased(text: string): { 'data-phrased'?: true } {
  const phrases = text.split(/(?<=[，。；：、？！])| /);
  return phrases.every((phrase) => phrase.length <= LINE) ? { 'data-phrased': true } : {};
}
