/** Parses a text as JSON; `undefined` for broken JSON and for values that are not text. */
export function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
    // Stryker disable next-line BlockStatement: an empty block returns undefined too
  } catch {
    return undefined;
  }
}
