import { bareNumeralsOf } from '../../copy/bare-numerals';
import { type Figures, figuresOf, scopesOf } from './figures-of';
import { fieldName, itemName } from './names';
import { FigureError, fill } from './write';

/** Fields whose strings are no text for visitors. The questions of a quiz have a source of their own, see `quiz/bank.ts`. */
const NO_TEXT = new Set([
  'slug',
  'path',
  'ownPage',
  'brands',
  'kind',
  'id',
  'symbols',
  'scene',
  'limited',
  'composition',
  'round',
  'period',
  'heading',
  'bank',
  'constants',
]);

/** What was written with every figure in it, or each text at fault, such as `hero.lead: 满 $888 …`. */
type Filled<Written> = { filled: Written } | { faults: string[] };

interface Reading {
  figures: Figures;
  allowsBare: boolean;
  faults: string[];
  /** What the faults named, of figures there are. */
  names: Set<string>;
}

/**
 * Writes out the figures that texts name in braces; see {@link figuresOf} for the names and `write.ts` for formats. A text of an
 * activity may leave out the beginning of a name: `{from}` in a task is its own. A text that writes a numeral out is at fault.
 *
 * @param value a definition, or a patch of one
 * @param figures what its texts may name
 * @param allowsBare true for what was checked when it was submitted
 */
export function fillFigures<Written>(value: Written, figures: Figures, allowsBare = false): Filled<Written> {
  const reading: Reading = { figures, allowsBare, faults: [], names: new Set() };
  const filled = fillValue(value, '', '', reading) as Written;
  if (reading.faults.length === 0) return { filled };
  const names = [...reading.names].join(', ');
  return { faults: names ? [...reading.faults, `可用的占位符：${names}`] : reading.faults };
}

/** A definition with its own figures in its texts. */
export function fillDefinition(definition: unknown): Filled<unknown> {
  return fillFigures(definition, figuresOf(definition));
}

/** The beginnings of names that the text at a place of a definition may leave out, the longest first. */
export function scopesAt(definition: unknown, path: string): string[] {
  let [value, place, owner] = [definition, '', ''];
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) break;
    owner = ownerOf(value, key, place, owner);
    value = (value as Record<string, unknown>)[key];
    place = place ? `${place}.${key}` : key;
  }
  return owner ? scopesOf(owner) : [];
}

function fillValue(value: unknown, place: string, owner: string, reading: Reading): unknown {
  if (typeof value === 'string') return fillText(value, place, owner, reading);
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      fillValue(item, `${place}.${index}`, ownerOf(value, String(index), place, owner), reading),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => {
    if (NO_TEXT.has(key)) return [key, item];
    return [key, fillValue(item, place ? `${place}.${key}` : key, ownerOf(value, key, place, owner), reading)];
  });
  return Object.fromEntries(entries);
}

/** By what name the figures of a part of a value go: of a list's item, of an object in a field, or of the value itself. */
function ownerOf(value: object, key: string, place: string, owner: string): string {
  const part = (value as Record<string, unknown>)[key];
  if (!Array.isArray(value)) return owner && typeof part === 'object' ? fieldName(owner, key) : owner;
  return place === 'activities'
    ? String((part as { kind?: unknown } | null)?.kind)
    : owner && itemName(owner, part, Number(key));
}

function fillText(text: string, place: string, owner: string, reading: Reading): string {
  const { figures, allowsBare, faults, names } = reading;
  const bare = allowsBare ? [] : bareNumeralsOf(text);
  if (bare.length > 0) {
    faults.push(`${place}: 数字 ${bare.join('、')} 须写成占位符：“${text}”`);
    return text;
  }
  try {
    return fill(text, figures, owner ? scopesOf(owner) : []);
  } catch (error) {
    if (!(error instanceof FigureError)) throw error;
    faults.push(`${place}: ${error.message}`);
    for (const name of error.names) names.add(name);
    return text;
  }
}
