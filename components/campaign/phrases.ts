/** Characters of a line of a card on a narrow phone. */
const LINE = 13;

/** Whether lines may end after punctuation and spaces alone: no phrase is longer than a line on a phone. */
export function isOfShortPhrases(text: string): boolean {
  return text.split(/(?<=[，。；：、？！])| /).every((phrase) => phrase.length <= LINE);
}
