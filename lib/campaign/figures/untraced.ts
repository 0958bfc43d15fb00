import { toHundredths } from '../../reward/hundredths';
import type { Campaign } from '../schema';
import { type ChineseNumeral, chineseNumeralsOf } from './chinese-numerals';
import { type Numeral, numeralsOf } from './numerals';
import { shapeOf } from './shape';
import { textsOf } from './texts';
import { valuesOf } from './values';

/**
 * The numerals of a campaign's texts that neither its definition nor a fact accounts for, each with place and sentence.
 *
 * @param facts figures in the words in which the campaign may tell them
 */
export function untracedIn(campaign: Campaign, facts: readonly string[]): string[] {
  const known = new Set(valuesOf(campaign).map(({ unit, value }) => `${unit} ${number(value)}`));
  const shape = shapeOf(campaign);
  return textsOf(campaign).flatMap(({ place, text }) =>
    [
      ...figuresOf(text).filter((numeral) => !known.has(keyOf(numeral))),
      ...chineseNumeralsOf(text).filter((numeral) => !known.has(keyOf(numeral)) && !isOfShape(numeral, shape)),
    ]
      .filter((numeral) => !facts.some((fact) => tells(fact, text, numeral)))
      .map((numeral) => `${place}: ${sayingOf(numeral, text)}`),
  );
}

/** Units that count what a page consists of; all others measure what is asked or given. */
const PIECES = '个件份张枚扇格场条站档项级封盏样种轮道句把只块步段';

/** Whether as many pieces stand in the definition. */
function isOfShape({ unit, value, role }: ChineseNumeral, shape: ReadonlySet<number>): boolean {
  if (!PIECES.includes(unit)) return false;
  return role === 'rank' ? [...shape].some((count) => count >= Number(value)) : shape.has(Number(value));
}

/** A numeral in its sentence. */
export function sayingOf({ written, unit, index }: Numeral, text: string): string {
  return `${written}${unit === '$' ? '' : ` (${unit})`} in “${sentenceAt(text, index)}”`;
}

/** A text that is a number and nothing else is a name, as that of a door. */
function figuresOf(text: string): Numeral[] {
  return /^\d+$/.test(text) ? [] : numeralsOf(text);
}

/** Whether a fact stands in the text in its own words, and the numeral in them. */
export function tells(fact: string, text: string, { index, written }: Numeral): boolean {
  for (let at = text.indexOf(fact); at >= 0; at = text.indexOf(fact, at + 1)) {
    if (at <= index && index + written.length <= at + fact.length) return true;
  }
  return false;
}

function keyOf({ unit, value }: Numeral): string {
  return `${unit === '美元' ? '$' : unit} ${value}`;
}

function number(value: number | string): string {
  return typeof value === 'number' ? String(toHundredths(value)) : value;
}

function sentenceAt(text: string, index: number): string {
  const start = Math.max(...[...'。！？；'].map((mark) => text.lastIndexOf(mark, index))) + 1;
  const end = text.slice(index).search(/[。！？；]/);
  return text.slice(start, end < 0 ? undefined : index + end);
}
