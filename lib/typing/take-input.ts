/** A field's text before an input, and what the field contains after it. */
interface Input {
  before: string;
  raw: string;
  /** Position of the caret in `raw`, behind what was put in. */
  caret: number;
}

/**
 * Cleans what an input left in a field, and then limits it. If the text is too long, what was put in loses its end and
 * the text behind the caret stays. A text that fills the field by itself, such as a suggested number, replaces what was
 * there.
 *
 * @param max most characters of the field, in UTF-16 units
 * @param clean cleans a text and limits it to `max`
 * @returns the new text and the position of its caret
 */
export function takeInput(
  { before, raw, caret }: Input,
  max: number,
  clean: (raw: string) => string,
): { text: string; caret: number } {
  const behind = raw.slice(caret);
  const tail = before.endsWith(behind) ? behind : '';
  const front = raw.slice(0, raw.length - tail.length);
  const inserted = clean(front.slice(commonStart(before.slice(0, before.length - tail.length), front)));
  if (inserted.length === max) return { text: inserted, caret: max };
  const cleaned = clean(raw);
  const isCut = cleaned.length === max && !cleaned.endsWith(tail);
  const text = isCut ? clean(front).slice(0, max - tail.length) + tail : cleaned;
  return { text, caret: text.endsWith(tail) ? text.length - tail.length : text.length };
}

/** Length of the text that both begin with. */
function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
