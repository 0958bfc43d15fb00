// A time of day and an amount of dollars have no unit: they would be bound to the first half of the next word.
const BEFORE_UNIT = /(^|[^\d,.:$])([\d,.]*\d) (?=\p{Script=Han})/gu;
// Of a longer word only the last character would be bound.
const AFTER_LONE_CHARACTER = /(^|[^\p{Script=Han}\d])(\p{Script=Han}) (?=[\d$])/gu;

/** Keeps a number and its unit, or the lone character before it, on one line. */
export function keepUnits(text: string): string {
  return text.replace(BEFORE_UNIT, '$1$2\u00a0').replace(AFTER_LONE_CHARACTER, '$1$2\u00a0');
}
