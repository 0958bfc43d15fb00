import { useId } from 'react';
import type { Face } from '@/lib/lettering/faces';
import { BASELINE, EM, type Outline, outlineOf } from '@/lib/lettering/outline';
import styles from './lettering.module.css';
import { glyphsOf } from './lettering-glyphs';
import { Phrases, phrasesOf } from './phrases';

interface LetteringProps {
  face: Face;
  /**
   * How many copies of the letters lie below them: an edge, a thickness, a shadow. The composition's styles colour and move each of
   * them, as `use:nth-of-type(1)`, in units of which {@link EM} are an em.
   */
  copies?: number;
  /** Fills the letters from top to foot with `--lettering-top`, `--lettering-middle` and `--lettering-foot` instead of one colour. */
  shaded?: boolean;
  children: string;
}

/**
 * A line in a display face: each phrase is a drawing that is as high as the text, so that the line may end after it. Readers and search
 * engines get the text itself. A line with a character that the face lacks is written in the system's face.
 */
export function Lettering({ face, copies = 0, shaded = false, children }: LetteringProps) {
  const id = useId();
  const outlines = phrasesOf(children).map((phrase) => outlineOf(phrase, glyphsOf(face)));
  if (!outlines.every((outline) => outline !== undefined)) return <Phrases>{children}</Phrases>;
  const shade = shaded ? `${id}shade` : undefined;
  return (
    <>
      <span className="visually-hidden">{children}</span>
      {outlines.map((outline, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of a text never change their order
          key={index}
          className={styles.phrase}
          width={`${outline.width / EM}em`}
          height="1em"
          viewBox={`0 0 ${outline.width} ${EM}`}
          preserveAspectRatio="xMinYMax"
          aria-hidden="true"
          focusable="false"
        >
          {shade && index === 0 && <Shade id={shade} />}
          <Letters outline={outline} id={`${id}${index}`} copies={copies} fill={shade && `url(#${shade})`} />
        </svg>
      ))}
    </>
  );
}

interface LettersProps {
  outline: Outline;
  id: string;
  copies: number;
  fill: string | undefined;
}

function Letters({ outline: { path }, id, copies, fill }: LettersProps) {
  if (copies === 0) return <path d={path} fill={fill} />;
  return (
    <>
      <defs>
        <path id={id} d={path} />
      </defs>
      {Array.from({ length: copies }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the copies never change their order
        <use key={index} href={`#${id}`} />
      ))}
      <use href={`#${id}`} fill={fill} />
    </>
  );
}

function Shade({ id }: { id: string }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" y1={0.1 * EM} x2="0" y2={BASELINE}>
      <stop offset="0" className={styles.top} />
      <stop offset=".5" className={styles.middle} />
      <stop offset="1" className={styles.foot} />
    </linearGradient>
  );
}
