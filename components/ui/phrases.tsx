import { Fragment } from 'react';

/** Characters of a line of a card on a narrow phone. */
const LINE = 13;
/** A phrase with the punctuation that ends it; a bracket begins one. */
const PHRASE = /（?[^，。；：、？！（）]*[，。；：、？！）]*/g;

/**
 * Marks a text whose lines end only after punctuation and spaces. A text with a phrase longer than a line on a phone is
 * not marked.
 */
export function phrased(text: string): { 'data-phrased'?: true } {
  const phrases = phrasesOf(text).flatMap((phrase) => phrase.split(' '));
  return phrases.every((phrase) => phrase.length <= LINE) ? { 'data-phrased': true } : {};
}

/**
 * A text whose lines may end after its phrases where `word-break: keep-all` forbids all other breaks: WebKit needs the
 * explicit break opportunities. A text that changes needs an element with a `key` around it: translators replace the
 * phrases.
 */
export function Phrases({ children }: { children: string }) {
  return phrasesOf(children).map((phrase, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a text never change their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {phrase}
    </Fragment>
  ));
}

/** A text as phrases, each with the punctuation that ends it. */
export function phrasesOf(text: string): string[] {
  return (text.match(PHRASE) ?? []).filter(Boolean);
}
