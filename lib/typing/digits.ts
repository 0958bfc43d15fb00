import { plainText } from './plain-text';

/** Digits of a mobile number of the mainland. */
const MOBILE_LENGTH = 11;
/** Longer texts are neither numbers nor codes. Normalising is not linear in time, and characters after these cannot matter. */
const LONGEST = 320;

/**
 * The digits of a mobile number, however it was typed or pasted; if there are too many, those of the first complete number between other
 * characters, or all of them without the country code and the zero in front of it.
 */
export function cleanMobile(raw: string): string {
  const text = plainText(raw.slice(0, LONGEST));
  const all = digits(text);
  if (all.length <= MOBILE_LENGTH) return all;
  return /(?:^|\D)(1[3-9]\d{9})(?!\d)/.exec(text)?.[1] ?? all.replace(/^(?:0*86)?0*(?=1)/, '');
}

/** The six digits of a code, which may be in two groups and have words around it, or else all digits. */
export function cleanCode(raw: string): string {
  const text = plainText(raw.slice(0, LONGEST));
  return digits(/(?:^|\D)(\d{3}[\s-]?\d{3})(?!\d)/.exec(text)?.[1] ?? text);
}

/** Cleans an account or a mobile number as {@link cleanMobile} does. Anything else stays, so that its error can be shown. */
export function cleanPerson(raw: string): string {
  const text = plainText(raw.slice(0, LONGEST)).trim();
  return /\d/.test(text) && !hasLetters(text) ? cleanMobile(text) : text;
}

/** Whether a text has letters, as an e-mail address does. */
export function hasLetters(text: string): boolean {
  return /[@A-Za-z]/.test(text.replace(/^\s*tel:/i, ''));
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}
