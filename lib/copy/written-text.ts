import { visibleText } from '../typing/plain-text';

/** Control characters other than tabs and line ends, line and paragraph separators, direction marks, and halves of surrogate pairs. */
const REFUSED = /(?![\t\n\r])[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Surrogate}]/gu;

/**
 * The first character that no text of staff or visitors may contain, such as `U+202E`: it cannot be stored, or it shows the rest of the
 * text in another order or line. Other invisible characters are allowed, because emoji and line breaks need them.
 */
export function refusedCharacter(text: string): string | undefined {
  const [found] = text.match(REFUSED) ?? [];
  return found && `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The text without those characters, for what arrives without an author who could correct it. */
export function withoutRefused(text: string): string {
  return text.replace(REFUSED, '');
}

/** Whether a text has nothing to read: it is empty, or all of it is blank or invisible. */
export function isBlank(text: string): boolean {
  return visibleText(text).trim() === '';
}

/**
 * A text as its reader takes it, to look for words in it: in normal width (NFKC), without invisible characters and marks over letters, and
 * without blanks between Chinese characters. Its lines stay.
 */
export function readableText(text: string): string {
  return text
    .split('\n')
    .map((line) => withoutMarks(withoutMarks(line).normalize('NFKC')))
    .map((line) => line.replace(/(\p{Script=Han})\s+(?=\p{Script=Han})/gu, '$1'))
    .join('\n');
}

/** Many marks would make normalising slow. */
function withoutMarks(text: string): string {
  return visibleText(text.replace(/\p{M}/gu, ''));
}
