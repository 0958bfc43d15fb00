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

/** Places of the texts at fault in each version of a text. What several versions have in common is checked once. */
export function faultyPlaces(versions: readonly { text: TextValues }[], rules: TextRules): string[][] {
  const known = new Map<string, boolean>();
  const isFaulty = ({ path, text }: PlacedText) => {
    const key = `${path} ${text}`;
    const found = known.get(key) ?? checkText(path, text, rules).faults.length > 0;
    known.set(key, found);
    return found;
  };
  return versions.map((version) =>
    textPlaces(version.text)
      .filter(isFaulty)
      .map(({ path }) => path),
  );
}

function placesIn(value: unknown, path: string): PlacedText[] {
  if (CHOSEN.test(path)) return [];
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => placesIn(item, path ? `${path}.${key}` : key));
}
