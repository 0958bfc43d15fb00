import { BREAK } from './break-mark';
import { keepUnits } from './keep-units';

/** A phrase with the punctuation that ends it; a bracket begins one. */
const PHRASE = /（?[^，。；：、？！（）]*[，。；：、？！）]*/g;

/** Characters of a phrase that fits on a line, even of enlarged text. */
const SHORT = 8;
const AFTER = /(?:的(?![是确])|后(?![续台天的]))(?=\p{Script=Han}{2})/gu;
const BEFORE = /(\p{Script=Han}(?![参合一尚])\p{Script=Han})(?=[与已未没并不])/gu;

/** The phrases of a text, each with the punctuation that ends it; a figure and its unit stay together. */
export function phrasesOf(text: string): string[] {
  return (keepUnits(text).match(PHRASE) ?? []).filter(Boolean);
}

/** Marks a phrase without marks at its particles: the browser knows no words, but these begin or end one. */
export function withParticleBreaks(phrase: string): string {
  if (phrase.length <= SHORT) return phrase;
  return phrase.replace(AFTER, `$&${BREAK}`).replace(BEFORE, `$1${BREAK}`);
}
