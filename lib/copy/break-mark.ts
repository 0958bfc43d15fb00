/** Marks in a text where a line may end: a zero width space. */
export const BREAK = '\u200b';

/** A text without its marks, for what is not shown as lines: accessible names, attributes, drawings. */
export function unmarked(text: string): string {
  return text.split(BREAK).join('');
}
