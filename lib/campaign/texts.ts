import { isPictureDigest } from '../art/picture';
import type { Campaign } from './schema';

interface PlacedText {
  /** Its place in the definition, such as `steps.items.0.text`. */
  place: string;
  text: string;
}

/** Fields that visitors do not read as texts of the offer. */
const NO_TEXT = new Set([
  'slug',
  'path',
  'ownPage',
  'brands',
  'otherPages',
  'kind',
  'id',
  'symbols',
  'shape',
  'part',
  'motion',
  'limited',
  'composition',
  'round',
  'period',
  'season',
  'bank',
  'constants',
]);

/** Every text of a definition that its pages show. */
export function textsOf(campaign: Campaign): PlacedText[] {
  const heroes = campaign.otherPages.map(({ hero }) => hero);
  return [...walk(campaign, ''), ...walk(heroes, 'otherPages.')];
}

function walk(value: unknown, place: string): PlacedText[] {
  if (typeof value === 'string') return [{ place: place.replace(/\.$/, ''), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key, item]) => !NO_TEXT.has(key) && !isPictureDigest(item))
    .flatMap(([key, item]) => walk(item, `${place}${key}.`));
}
