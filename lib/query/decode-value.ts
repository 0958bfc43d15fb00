/** What decoding as UTF-8 leaves of bytes that are none. */
const REPLACEMENT = '\uFFFD';
/** UTF-8 that was cut within its last character. */
const CUT = /^[^\uFFFD]*[^\0-\x7F\uFFFD]\uFFFD$/;
/** A text that consists of encoded bytes and plain characters, with a byte that is no ASCII. */
const ENCODED = /^(?=.*%[89a-f][\da-f])(?:%[\da-f]{2}|[\w. +-])*$/i;

/**
 * Decodes the value of a query parameter: UTF-8, or GBK, in which some search engines write keywords, also encoded twice.
 * What is neither contains replacement characters.
 */
export function decodeValue(text: string): string {
  const value = decodeOnce(text);
  const again = ENCODED.test(value) ? decodeOnce(value) : REPLACEMENT;
  return again.includes(REPLACEMENT) ? value : again;
}

function decodeOnce(text: string): string {
  const value = new URLSearchParams(`v=${text}`).get('v') ?? '';
  if (!value.includes(REPLACEMENT) || CUT.test(value) || /%EF%BF%BD/i.test(text)) return value;
  try {
    // As part of a stream, so that a character that was cut is no error.
    return new TextDecoder('gbk', { fatal: true }).decode(bytesOf(text), { stream: true });
  } catch {
    return value;
  }
}

function bytesOf(text: string): Uint8Array {
  const characters = text
    .replace(/\+/g, ' ')
    .replace(/%([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}
