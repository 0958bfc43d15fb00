import type { Figures } from '@/lib/campaign/figures/figures-of';
import { FigureError, fill } from '@/lib/campaign/figures/write';
import type { Change } from '../text-values';

/** A part of a text as readers see it. */
interface TextPart {
  text: string;
  /** The name in braces that the text has in its place. */
  name?: string;
}

/** A text in parts, with its figures instead of their names; `undefined` if it names none, or one that is wrong. */
export function figureParts(text: string, figures: Figures): TextPart[] | undefined {
  const parts = text.split(/(\{[^{}]*\})/u).filter(Boolean);
  if (!parts.some(isName)) return undefined;
  try {
    return parts.map((part) => (isName(part) ? { text: fill(part, figures, []), name: part } : { text: part }));
  } catch (error) {
    if (error instanceof FigureError) return undefined;
    throw error;
  }
}

function isName(part: string): boolean {
  return part.startsWith('{') && part.endsWith('}');
}

/** A change with figures instead of their names, unless it changes only the names. */
export function withFigures(change: Change, figures: Figures): Change {
  const shown = (text: string | null) =>
    text &&
    (figureParts(text, figures)
      ?.map((part) => part.text)
      .join('') ??
      text);
  const [before, after] = [shown(change.before), shown(change.after)];
  return before === after ? change : { ...change, before, after };
}
