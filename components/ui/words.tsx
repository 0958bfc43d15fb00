import { createElement } from 'react';
import { BREAK, unmarked } from '@/lib/copy/break-mark';
import { phrasesOf, withParticleBreaks } from '@/lib/copy/phrases';
import styles from './words.module.css';

/** Characters of a line of a card on a narrow phone. */
const LINE = 13;
const BREAK_POINT = <wbr />;

/**
 * A text whose lines end between words, first of all after a phrase. Server components mark the words with `breakWords`;
 * the marks become `<wbr>`, which leaves the text as it is for readers, search engines and copies. A text without marks,
 * from a browser's own code or a call, may break at particles. A text that changes needs an element with a `key` around
 * it, because translators replace its parts.
 */
export function Words({ children }: { children: string }) {
  const phrases = phrasesOf(children).map(withParticleBreaks);
  const fit = phrases.length > 1 && phrases.every((phrase) => unmarked(phrase).length <= LINE);
  const parts = fit
    ? phrases.map((phrase) => createElement('span', null, ...withPoints(phrase)))
    : withPoints(phrases.join(BREAK));
  return createElement('span', { className: styles.words }, ...parts);
}

function withPoints(text: string) {
  const words = text.split(BREAK).filter(Boolean);
  return words.flatMap((word, index) => (index > 0 ? [BREAK_POINT, word] : [word]));
}
