import { createElement, type ReactNode } from 'react';
import { BREAK, unmarked } from '@/lib/copy/break-mark';
import { phrasesOf, withParticleBreaks } from '@/lib/copy/phrases';
import styles from './words.module.css';

/** Characters of a line of a card on a narrow phone. */
const LINE = 13;

/**
 * A text whose lines end between words. Server components mark the words with `breakWords`; the marks become `<wbr>`,
 * which leaves the text as it is for screen readers, search engines and copies, and lines end first of all after a
 * phrase. A text without marks, from a browser's own code or a call, may break after its phrases and at particles. A text
 * that changes needs a `key`, here or around it, because translators replace its parts.
 */
export function Words({ children }: { children: string }) {
  const marked = children.includes(BREAK);
  const phrases = marked ? phrasesOf(children) : phrasesOf(children).map(withParticleBreaks);
  const fit = marked && phrases.length > 1 && phrases.every((phrase) => unmarked(phrase).length <= LINE);
  const parts = fit
    ? between(phrases.map((phrase) => createElement('span', null, ...withPoints(phrase))))
    : withPoints(phrases.join(BREAK));
  return createElement('span', { className: styles.words }, ...parts);
}

function withPoints(text: string): ReactNode[] {
  return between(text.split(BREAK).filter(Boolean));
}

function between(parts: readonly ReactNode[]): ReactNode[] {
  return parts.flatMap((part, index) => (index > 0 ? [breakPoint(), part] : [part]));
}

// A new one each time: the server would refer to the first one by its long path.
const breakPoint = () => <wbr />;
