import { decodeText } from './decode-text';

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
/** `黄金,1` in GBK. */
const GBK = [0xbb, 0xc6, 0xbd, 0xf0, 0x2c, 0x31];

test.each<[string, Iterable<number>]>([
  ['UTF-8', Buffer.from('黄金,1')],
  ['UTF-8 with a mark', Buffer.from('\uFEFF黄金,1')],
  ['GBK', GBK],
  ['UTF-16 of a little-endian machine', utf16('黄金,1')],
  ['UTF-16 of a big-endian machine', utf16('黄金,1').swap16()],
])('decodes %s', (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe('黄金,1');
});

test('decodes the four-byte characters of GB18030', () => {
  expect(decodeText(Uint8Array.from([...GBK, 0x95, 0x32, 0x82, 0x36]))).toBe('黄金,1𠀀');
});

test.each(['a\nb', 'a\r\nb', 'a\rb'])('ends the lines of %j alike', (text) => {
  expect(decodeText(Buffer.from(text))).toBe('a\nb');
});

test.each<[string, Iterable<number>]>([
  ['a workbook', Buffer.from('PK\u0003\u0004\u0014\0\u0006\0')],
  ['UTF-16 without a mark', utf16('a,b').subarray(2)],
  ['half a character of UTF-16', [0xff, 0xfe, 0x3d, 0xd8]],
  ['bytes of no encoding', [0xff, 0x41]],
])('rejects %s', (_, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBeUndefined();
});
