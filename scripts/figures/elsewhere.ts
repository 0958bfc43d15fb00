import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clauses } from '@/clauses';
import { chineseNumeralsOf } from '@/lib/campaign/figures/chinese-numerals';
import { type Numeral, numeralsOf } from '@/lib/campaign/figures/numerals';
import type { PlacedText } from '@/lib/campaign/figures/texts';
import { OF_CLAUSES, OF_COMPONENTS } from './known-words';

/** Where texts stand that pages show beside definitions and clauses: of pages, of components, and of the calls' answers. */
const ROOMS = ['components', 'app', 'lib/activities', 'lib/contract', 'lib/search', 'lib/account', 'lib/market'];
/** What visitors are not shown: what developers see, what stops a build, and the first words of new campaigns. */
const UNSEEN = /\.test\.tsx?$|^components\/development|\/testing\/|\/(?:definition|starter|prize)\.ts$/;
/** Comments, which nobody is shown. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const CHINESE = /[\u4e00-\u9fff]/u;

/** Every line of a component that holds words, by its file. */
export function componentTexts(): PlacedText[] {
  const files = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  );
  return files
    .filter((file) => /\.tsx?$/.test(file) && !UNSEEN.test(file))
    .flatMap((file) => linesOf(file, readFileSync(file, 'utf8')));
}

/** Every text of the clauses, by its document. */
export function clauseTexts(): PlacedText[] {
  return clauses.flatMap((clause) => walk(clause, clause.slug));
}

/** The numerals of component lines that are in none of the words that are known, each with its place and line. */
export function unknownInComponents(texts: readonly PlacedText[]): string[] {
  return unknownIn(texts, OF_COMPONENTS, figuresOf);
}

/** The same of the clauses; the numbers of their chapters and versions have no unit. */
export function unknownInClauses(texts: readonly PlacedText[]): string[] {
  return unknownIn(texts, OF_CLAUSES, figuresOf);
}

/** Figures of any writing that have a unit. */
function figuresOf(text: string): Numeral[] {
  return [...numeralsOf(text).filter(({ unit }) => unit !== ''), ...chineseNumeralsOf(text)];
}

function unknownIn(
  texts: readonly PlacedText[],
  words: Readonly<Record<string, readonly string[]>>,
  read: (text: string) => readonly Numeral[],
): string[] {
  const known = Object.values(words).flat();
  return texts.flatMap(({ place, text }) =>
    read(text)
      .filter(({ written, index }) => !known.some((words) => holds(text, words, index, written.length)))
      .map(({ written, unit }) => `${place}: ${written} (${unit}) in “${text.trim()}”`),
  );
}

function holds(text: string, words: string, index: number, length: number): boolean {
  for (let at = text.indexOf(words); at >= 0 && at <= index; at = text.indexOf(words, at + 1)) {
    if (index + length <= at + words.length) return true;
  }
  return false;
}

function linesOf(file: string, source: string): PlacedText[] {
  return source
    .replace(COMMENT, '')
    .split('\n')
    .filter((line) => CHINESE.test(line))
    .map((text) => ({ place: file, text }));
}

function walk(value: unknown, place: string): PlacedText[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((item) => walk(item, place));
}
