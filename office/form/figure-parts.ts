import type { Figures } from '@/lib/campaign/figures/figures-of';
import { FigureError, fill } from '@/lib/campaign/figures/write';
import type { Change } from './text-values';

/** A part of a text as readers see it. */
interface TextPart {
  text: string;
  /** The name in braces that the text has in its place. */
  name?: string;
}

/**
 * A text in parts, with its figures instead of their names; `undefined` if it names none, or one that is wrong.
 *
 * @param scopes the beginnings of names that it may leave out, the longest first
 */
export function figureParts(text: string, figures: Figures, scopes: readonly string[] = []): TextPart[] | undefined {
  const parts = text.split(/(\{[^{}]*\})/u).filter(Boolean);
  if (!parts.some(isName)) return undefined;
  try {
    return parts.map((part) => (isName(part) ? { text: fill(part, figures, scopes), name: part } : { text: part }));
  } catch (error) {
    if (error instanceof FigureError) return undefined;
    throw error;
  }
}

/** The figures to choose from in a text: the campaign's own before those of every campaign. */
export function figureOptions(figures: Figures): { value: string; label: string }[] {
  const own = (name: string) => Number(!name.includes('.'));
  const names = [...figures.keys()].toSorted((one, other) => own(one) - own(other));
  return names.map((name) => {
    const [part] = figureParts(`{${name}}`, figures) ?? [];
    return { value: `${name}}`, label: part ? `${name} ＝ ${part.text}` : name };
  });
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
