import { useId } from 'react';
import { unmarked } from '@/lib/copy/break-mark';
import { textWidth } from '@/lib/copy/text-width';
import type { Face } from '@/lib/lettering/faces';
import { BASELINE, EM, outlineOf } from '@/lib/lettering/outline';
import { sizeOf } from './lettering';
import styles from './lettering.module.css';
import { glyphsOf } from './lettering-glyphs';

interface CastLetteringProps {
  face: Face;
  children: string;
}

/**
 * A text on one line as an object: letters filled from `--theme-lettering-top` to `-foot` above two copies, which the
 * styles around them colour and move as an edge, a thickness or a shadow; `use:nth-of-type(1)` is the lowest. Readers and
 * search engines get the text itself. A text with a character that the face lacks is written in the system's face.
 */
export function CastLettering({ face, children }: CastLetteringProps) {
  const id = useId();
  const text = unmarked(children);
  const outline = outlineOf(text, glyphsOf(face));
  const [letters, shade] = [`${id}letters`, `${id}shade`];
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <svg className={styles.drawing} {...sizeOf(castWidth(text, face) * EM)} aria-hidden="true">
        <defs>
          {outline ? (
            <path id={letters} d={outline.path} />
          ) : (
            <text id={letters} y={BASELINE} fontSize={EM}>
              {text}
            </text>
          )}
          <linearGradient id={shade} gradientUnits="userSpaceOnUse" y1={0.1 * EM} x2="0" y2={BASELINE}>
            <stop className={styles.top} />
            <stop offset=".5" className={styles.middle} />
            <stop offset="1" className={styles.foot} />
          </linearGradient>
        </defs>
        <use href={`#${letters}`} />
        <use href={`#${letters}`} />
        <use href={`#${letters}`} fill={`url(#${shade})`} />
      </svg>
    </>
  );
}

/** The width of a text in em. */
export function castWidth(text: string, face: Face): number {
  const outline = outlineOf(unmarked(text), glyphsOf(face));
  return outline ? outline.width / EM : textWidth(text);
}
