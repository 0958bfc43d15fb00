/** Bytes that a header may not contain, or that a browser would encode. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds them
const UNENCODED = /[\x00-\x20\x7f-\xff]/g;

/** Encodes blanks, control characters and bytes beyond ASCII in a request target, one character per byte. */
export function encodeBytes(target: string): string {
  return target.replace(UNENCODED, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
