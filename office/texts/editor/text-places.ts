import type { TextValues } from '../text-values';

/** A text of a campaign, by its place. */
interface PlacedText {
  path: string;
  text: string;
}

/** Values that are chosen, not written. */
const CHOSEN = /^(?:theme|form\.password|(?:hero|activityHero)\.(?:scene|limited))(?:\.|$)|\.icon$/;

/** Every text that can be written, in reading order. */
export function textPlaces(values: TextValues): PlacedText[] {
  const { base: _, arms: _arms, experiment: _experiment, ...texts } = values;
  return placesIn(texts, '');
}

function placesIn(value: unknown, path: string): PlacedText[] {
  if (CHOSEN.test(path)) return [];
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => placesIn(item, path ? `${path}.${key}` : key));
}
