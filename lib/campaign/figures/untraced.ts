import type { Campaign } from '../schema';
import { type ChineseNumeral, chineseNumeralsOf } from './chinese-numerals';
import { type Numeral, numeralsOf } from './numerals';
import { shapeOf } from './shape';
import { type PlacedText, textsOf } from './texts';
import { tracerOf } from './tracer';

/**
 * The numerals of a campaign's texts that neither its definition nor a fact accounts for, each with place and sentence: those that
 * it does not have, and those that it does not have of what the text says them of, or not together.
 *
 * @param facts figures in the words in which the campaign may tell them
 */
export function untracedIn(campaign: Campaign, facts: readonly string[]): string[] {
  return textsOf(campaign).flatMap(traceIn(campaign, facts));
}

/** The same for a single text in a place of the campaign, whatever stands there now. */
export function traceIn(campaign: Campaign, facts: readonly string[]): (placed: PlacedText) => string[] {
  const tracer = tracerOf(campaign);
  const shape = shapeOf(campaign);
  const titles = titlesOf(textsOf(campaign));
  return ({ place, text }) => {
    if (isName(text)) return [];
    const isFact = (numeral: Numeral) => facts.some((fact) => tells(fact, text, numeral));
    const unknown = [
      ...numeralsOf(text).filter((numeral) => !tracer.has(numeral)),
      ...chineseNumeralsOf(text).filter((numeral) => !tracer.has(numeral) && !isOfShape(numeral, shape)),
    ].filter((numeral) => !isFact(numeral));
    const mismatched = tracer.mismatched(text, { place, title: titleOver(place, titles) }, isFact);
    return distinct([...unknown, ...mismatched]).map((numeral) => `${place}: ${sayingOf(numeral, text)}`);
  };
}

const TITLE = /\.(?:title|label|question)$/u;

/** What stands over the other texts of a card, by where the card stands. */
function titlesOf(texts: readonly PlacedText[]): Map<string, string> {
  return new Map(texts.flatMap(({ place, text }) => (TITLE.test(place) ? [[ownerOf(place), text] as const] : [])));
}

function titleOver(place: string, titles: ReadonlyMap<string, string>): string {
  return TITLE.test(place) ? '' : (titles.get(ownerOf(place)) ?? '');
}

function ownerOf(place: string): string {
  return place.slice(0, place.lastIndexOf('.'));
}

function distinct(numerals: readonly Numeral[]): Numeral[] {
  return [...new Map(numerals.map((numeral) => [numeral.index, numeral])).values()];
}

/** Units that count what a page consists of; all others measure what is asked or given. */
const PIECES = '个件份张枚扇格场条站档项级封盏样种轮道句把只块步段味';

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
function isName(text: string): boolean {
  return /^\d+$/.test(text);
}

/** Whether a fact stands in the text in its own words, and the numeral in them. */
export function tells(fact: string, text: string, { index, written }: Numeral): boolean {
  for (let at = text.indexOf(fact); at >= 0; at = text.indexOf(fact, at + 1)) {
    if (at <= index && index + written.length <= at + fact.length) return true;
  }
  return false;
}

function sentenceAt(text: string, index: number): string {
  const start = Math.max(...[...'。！？；'].map((mark) => text.lastIndexOf(mark, index))) + 1;
  const end = text.slice(index).search(/[。！？；]/);
  return text.slice(start, end < 0 ? undefined : index + end);
}
