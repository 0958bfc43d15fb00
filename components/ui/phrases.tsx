import { Fragment } from 'react';

/** Characters of a line of a card on a narrow phone. */
const LINE = 13;
/** A phrase with the punctuation that ends it; a bracket begins one. */
const PHRASE = /（?[^，。；：、？！（）]*[，。；：、？！）]*/g;

/**
 * What marks a text whose lines end after punctuation and spaces alone. A text with a phrase that is longer than a line on a
 * phone is not marked.
 */
export function phrased(text: string): { 'data-phrased'?: true } {
  const phrases = phrasesOf(text).flatMap((phrase) => phrase.split(' '));
  return phrases.every((phrase) => phrase.length <= LINE) ? { 'data-phrased': true } : {};
}

/** A text whose lines may end after its phrases where `word-break: keep-all` lets them end nowhere else: WebKit needs to be told. */
export function Phrases({ children }: { children: string }) {
  return phrasesOf(children).map((phrase, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a text stay where they are
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {phrase}
    </Fragment>
  ));
}

function phrasesOf(text: string): string[] {
  return (text.match(PHRASE) ?? []).filter(Boolean);
}
