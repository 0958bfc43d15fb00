import { checkText, type TextRules } from '../../form/text-checks';
import type { TextValues } from '../../form/text-values';
import { textOf } from '../experiment/arm-texts';

/** A text of a campaign, by its place. */
interface PlacedText {
  path: string;
  text: string;
}

/** Values that are chosen, not written. */
const CHOSEN = /^(?:theme|form\.password|(?:hero|activityHero)\.(?:scene|limited))(?:\.|$)|\.icon$/;

/** Every text that can be written, in reading order. */
export function textPlaces(values: TextValues): PlacedText[] {
  return placesIn(textOf(values), '');
}

/** Places of the texts at fault. */
export function faultyPlaces(values: TextValues, rules: TextRules): string[] {
  const faulty = textPlaces(values).filter(({ path, text }) => checkText(path, text, rules).faults.length > 0);
  return faulty.map(({ path }) => path);
}

function placesIn(value: unknown, path: string): PlacedText[] {
  if (CHOSEN.test(path)) return [];
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => placesIn(item, path ? `${path}.${key}` : key));
}
