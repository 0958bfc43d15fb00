import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { campaigns } from '@/campaigns';
import { FACES } from '@/lib/lettering/faces';
import { codeOf, outlineOf, readGlyphs } from '@/lib/lettering/outline';
import { asciiCharacters, chineseCharacters, FILLED, PUNCTUATION } from './characters';

const FOLDER = 'lib/lettering/outlines';
/** Bytes of a page that its lettering may take. */
const MOST = 6000;

const heroes = campaigns.flatMap(({ hero, otherPages }) => [hero, ...otherPages.flatMap((page) => page.hero ?? [])]);

/** Once in the document and once in React's data, as the front server compresses pages. */
function bytesSent(paths: readonly (string | undefined)[]): number {
  return brotliCompressSync([...paths, ...paths].join(), { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }).length;
}

describe.each(FACES)('%s', (face) => {
  const glyphs = readGlyphs(brotliDecompressSync(readFileSync(`${FOLDER}/${face}.br`)).toString('latin1'));

  test('has every Chinese character of GB 2312 that its font does not fill, ASCII and punctuation', () => {
    const wanted = [...asciiCharacters(), ...PUNCTUATION, ...chineseCharacters()];
    expect(wanted.filter((character) => !glyphs.has(codeOf(character))).join('')).toBe(FILLED[face] ?? '');
  });

  test('draws the headline and offer of every campaign within the bytes that a page may have', () => {
    const outlines = heroes.map(({ headline, offer }) =>
      [headline, offer].map((text) => outlineOf(text, glyphs)?.path),
    );
    expect(outlines.flat()).not.toContain(undefined);
    expect(Math.max(...outlines.map(bytesSent))).toBeLessThan(MOST);
  });

  test('comes with its licence', () => {
    expect(readFileSync(`${FOLDER}/OFL.txt`, 'utf8')).toMatch(new RegExp(`^${face}: .*\n^Copyright`, 'm'));
  });
});
