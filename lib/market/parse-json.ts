/** What a text frame holds; `undefined` for broken JSON and for frames that are no text. */
export function parseJson(data: unknown): unknown {
  if (typeof data !== 'string') return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
