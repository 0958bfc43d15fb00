/**
 * Decodes a file that a spreadsheet or an editor wrote: UTF-16 with a byte order mark, else UTF-8, else GB18030, which
 * contains GBK, the encoding of Chinese spreadsheets.
 *
 * @returns the text with `\n` between lines and without a byte order mark; `undefined` if the bytes are no text
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  for (const encoding of encodingsOf(bytes)) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return text.includes('\0') ? undefined : text.replace(/\r\n?/g, '\n');
    } catch {
      // The bytes are invalid in this encoding.
    }
  }
  return undefined;
}

function encodingsOf([first, second]: Uint8Array): readonly string[] {
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
  return ['utf-8', 'gb18030'];
}
