import { createElement, Fragment, type ReactNode } from 'react';
import { BREAK, unmarked } from '@/lib/copy/break-mark';
import { phrasesOf } from '@/lib/copy/phrases';
import type { Face } from '@/lib/lettering/faces';
import { EM, type Outline, outlineOf } from '@/lib/lettering/outline';
import styles from './lettering.module.css';
import { glyphsOf } from './lettering-glyphs';
import { Words } from './words';

interface LetteringProps {
  face: Face;
  /** Draws each character by itself, so that lines may run downwards; no phrase ends with a comma. */
  upright?: boolean;
  /** With marks where a line may end. */
  children: string;
}

/**
 * A text in a display face: each word is a drawing that is as high as the text, so that a line may end after it, and first
 * of all after a phrase. Readers and search engines get the text itself. A text with a character that the face lacks is
 * written in the system's face.
 */
export function Lettering({ face, upright = false, children }: LetteringProps) {
  const glyphs = glyphsOf(face);
  const partsOf = (word: string) => (upright ? Array.from(word.replace(/，$/, '')) : [word]);
  const phrases = phrasesOf(children).map((phrase) =>
    phrase
      .split(BREAK)
      .filter(Boolean)
      .map((word) => partsOf(word).map((part) => outlineOf(part, glyphs))),
  );
  if (phrases.flat(2).includes(undefined)) return <Words>{children}</Words>;
  return createElement(
    Fragment,
    null,
    <span className="visually-hidden">{unmarked(children)}</span>,
    ...phrases.map((words) =>
      span(
        styles.phrase,
        words.map((parts) => span(styles.word, parts.map(drawing))),
      ),
    ),
  );
}

const span = (className: string | undefined, parts: readonly ReactNode[]) =>
  createElement('span', { className }, ...parts);

function drawing(outline: Outline | undefined) {
  if (!outline) return null;
  return (
    <svg className={styles.drawing} {...sizeOf(outline.width)} aria-hidden="true">
      <path d={outline.path} />
    </svg>
  );
}

/** The attributes of a drawing that is as high as the text around it. */
export function sizeOf(width: number) {
  return { width: `${width / EM}em`, height: '1em', viewBox: `0 0 ${width} ${EM}` };
}
