import type { Figure, Figures } from '@/lib/campaign/figures/figures-of';
import { FigureError, fill } from '@/lib/campaign/figures/write';
import { limitsIn } from '@/lib/campaign/limits';
import { RISK_HEADING } from '@/lib/campaign/schema';
import { bareNumeralsOf } from '@/lib/copy/bare-numerals';
import { findForbiddenWords } from '@/lib/copy/forbidden-words';
import { text as anyText, textOfLength, textUpTo } from '@/lib/copy/text';
import { textWidth } from '@/lib/copy/text-width';
import type { RowOf } from '@/server/operations/words';
import { placeAt, type TextPlace } from './limits';
import type { TextValues } from './text-values';

/** What is wrong with a text, and the words at fault. */
export interface TextFault {
  message: string;
  words?: string;
}

/** A text as its author reads it. */
interface CheckedText {
  /** With its figures instead of their names; the text itself if a name is wrong. */
  filled: string;
  /** How much of its place it takes, and how much there is. */
  size: number;
  most: number | undefined;
  faults: readonly TextFault[];
}

/** What texts are checked against. */
export interface TextRules {
  figures: Figures;
  /** Sentences of the rules that limit something already; without it, the server alone finds new ones. */
  limits?: ReadonlySet<string>;
}

/** A row of the figures, as `campaigns figures` answers it. */
export type FigureRow = RowOf<'text_figures'>;

/** What a text is checked against that changes another one. */
export function rulesFor(rows: readonly FigureRow[], before: TextValues): TextRules {
  const figures = new Map(
    rows.map(({ name, value, unit }): [string, Figure] => [name, { value, unit: unit ?? undefined }]),
  );
  const rules = Object.entries((before.rules ?? {}) as Record<string, readonly string[]>);
  return {
    figures,
    limits: new Set(rules.flatMap(([, items]) => limitsOf(items.map((item) => fill(item, figures, []))))),
  };
}

/**
 * Checks the text at a place as the server does: its names of figures, numerals that are written out, forbidden words, limits that only
 * the definition may add, and its size.
 */
export function checkText(
  path: string,
  text: string,
  { figures, limits }: TextRules,
  place = placeAt(path),
): CheckedText {
  const { width, length, scopes = [] } = place;
  if (text === '' && place.optional) return { filled: '', size: 0, most: width ?? length, faults: [] };
  const faults: TextFault[] = bareNumeralsOf(text).map((words) => ({ message: '数字请用占位符，输入 { 选择', words }));
  let filled = text;
  try {
    filled = fill(text, figures, scopes);
  } catch (error) {
    if (!(error instanceof FigureError)) throw error;
    const [words = ''] = /\{[^{}]*\}/u.exec(error.message) ?? [];
    faults.push({ message: '没有这个占位符，或写法不对', words });
  }
  faults.push(...findForbiddenWords(filled).map((words) => ({ message: '广告禁用词', words })));
  faults.push(
    ...newLimits(path, filled, limits).map((words) => ({ message: '限制由活动定义生成，不能在此新增', words })),
  );
  const size = length === undefined ? textWidth(filled) : filled.length;
  const { error } = schemaOf(place).safeParse(filled);
  const others = (error?.issues ?? []).filter(({ message }) => !/^(?:广告禁用词|没有占位符)/.test(message));
  faults.push(...others.map(({ message }) => ({ message })));
  return { filled, size, most: width ?? length, faults };
}

function schemaOf({ width, phrase, length }: TextPlace) {
  if (width !== undefined) return textUpTo(width, phrase);
  return length === undefined ? anyText : textOfLength(length);
}

function newLimits(path: string, text: string, known: ReadonlySet<string> | undefined): string[] {
  const [, heading = ''] = /^rules\.([^.]*)\./u.exec(path) ?? [];
  if (!known || !heading || heading === RISK_HEADING) return [];
  return limitsOf([text]).filter((sentence) => !known.has(sentence));
}

function limitsOf(items: string[]): string[] {
  return limitsIn([{ heading: '活动内容', items }]).map(({ sentence }) => sentence);
}
