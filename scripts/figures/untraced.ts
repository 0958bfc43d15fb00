import { EVERYWHERE, OF_CAMPAIGNS } from '@/campaigns/facts';
import type { Campaign } from '@/lib/campaign/schema';
import { toHundredths } from '@/lib/reward/hundredths';
import { type Numeral, numeralsOf } from './numerals';
import { textsOf } from './texts';
import { valuesOf } from './values';

/** The numerals of a campaign's texts that neither its definition nor a fact accounts for, each with campaign, place and sentence. */
export function untracedIn(campaign: Campaign): string[] {
  const facts = [...EVERYWHERE, ...(OF_CAMPAIGNS[campaign.slug] ?? [])].map(({ says }) => says);
  const known = new Set(valuesOf(campaign).map(({ unit, value }) => `${unit} ${number(value)}`));
  return textsOf(campaign).flatMap(({ place, text }) =>
    figuresOf(text)
      .filter((numeral) => !known.has(keyOf(numeral)) && !facts.some((fact) => tells(fact, text, numeral)))
      .map(
        ({ written, unit, index }) =>
          `${campaign.slug}: ${place}: ${written}${unit === '$' ? '' : ` (${unit})`} in “${sentenceAt(text, index)}”`,
      ),
  );
}

/** A text that is a number and nothing else is a name, as that of a door. */
function figuresOf(text: string): Numeral[] {
  return /^\d+$/.test(text) ? [] : numeralsOf(text);
}

/** Whether a fact stands in the text in its own words, and the numeral in them. */
function tells(fact: string, text: string, { index, written }: Numeral): boolean {
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
