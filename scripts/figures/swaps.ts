import { numeralsOf } from '@/lib/campaign/figures/numerals';
import { type PlacedText, textsOf } from '@/lib/campaign/figures/texts';
import type { Campaign } from '@/lib/campaign/schema';

/** A text in which one figure stands where another of the same campaign belongs. */
export interface Swap extends PlacedText {
  /** The figure that belongs there, as it is written, and the one that was planted. */
  said: string;
  planted: string;
}

/** Every text of a campaign with each of its figures in turn replaced by every other one of the same unit that the campaign tells. */
export function swapsIn(campaign: Campaign): Swap[] {
  const texts = distinct(textsOf(campaign)).map((placed) => ({ ...placed, figures: figuresOf(placed.text) }));
  const told = new Map<string, Map<string, string>>();
  for (const { unit, value, written } of texts.flatMap(({ figures }) => figures)) {
    const values = told.get(unit) ?? new Map<string, string>();
    told.set(unit, values.set(value, written));
  }
  return texts.flatMap(({ place, text, figures }) =>
    figures.flatMap(({ unit, value, written, index }) =>
      [...(told.get(unit) ?? [])]
        .filter(([other]) => other !== value)
        .map(([, planted]) => ({
          place,
          text: `${text.slice(0, index)}${planted}${text.slice(index + written.length)}`,
          said: written,
          planted,
        })),
    ),
  );
}

function figuresOf(text: string) {
  return /^\d+$/.test(text) ? [] : numeralsOf(text);
}

/** A text that stands in several places alike is told once. */
function distinct(texts: readonly PlacedText[]): PlacedText[] {
  return [...new Map(texts.toReversed().map((placed) => [placed.text, placed])).values()].toReversed();
}
