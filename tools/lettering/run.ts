import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FACES, type Face } from '@/lib/lettering/faces';
import { codeOf } from '@/lib/lettering/outline';
import { log, runCommand } from '@/scripts/lib/cli.mjs';
import { installTool } from '@/scripts/lib/separate-tool.mjs';
import { asciiCharacters, chineseCharacters, FILLED, PUNCTUATION, REPAIRED } from './characters';
import { type FontGlyph, glyphLine } from './glyph-line';

// `npm run lettering`: writes the outlines of the display faces, which takes five minutes.
// `npm run lettering -- brush title` writes only these faces.

const FOLDER = '.lettering';
const OUTLINES = 'lib/lettering/outlines';

/** The folder with the files of each face's font. */
const FONTS: Record<Face, string> = {
  brush: '@expo-google-fonts/ma-shan-zheng/400Regular',
  running: '@expo-google-fonts/zhi-mang-xing/400Regular',
  marker: '@expo-google-fonts/zcool-kuaile/400Regular',
  poster: '@expo-google-fonts/zcool-qingke-huangyou/400Regular',
  title: '@expo-google-fonts/zcool-xiaowei/400Regular',
  slanted: '@chinese-fonts/dyh/dist/SmileySans-Oblique',
};

/** Characters that some of the faces lack. */
const OTHERS = '「」『』【】·～×％￥〇';

interface Font {
  unitsPerEm: number;
  characterSet: readonly number[];
  glyphForCodePoint(code: number): FontGlyph;
}

void runCommand(async () => {
  const asked = process.argv.slice(2);
  await installTool({ name: 'the fonts', source: 'tools/lettering/tool', folder: FOLDER });
  const { create }: { create(bytes: Buffer): Font } = await import(
    join(process.cwd(), FOLDER, 'node_modules/fontkitten/dist/index.js')
  );
  for (const face of FACES.filter((name) => asked.length === 0 || asked.includes(name))) {
    const folder = join(FOLDER, 'node_modules', FONTS[face]);
    const files = readdirSync(folder).filter((file) => /\.(?:ttf|woff2)$/.test(file));
    const lines = linesOf(
      face,
      files.map((file) => create(readFileSync(join(folder, file)))),
    );
    writeFileSync(join(OUTLINES, `${face}.br`), brotliCompressSync(lines.join('\n')));
    log(`${face}: ${lines.length} characters`);
  }
});

/** The lines of the characters that a font has, whose files may have a part of them each. */
function linesOf(face: Face, files: readonly Font[]): string[] {
  const holders = new Map(files.flatMap((font) => font.characterSet.map((code) => [code, font] as const)));
  return [...asciiCharacters(), ...PUNCTUATION, ...OTHERS, ...chineseCharacters()].flatMap((character) => {
    if (FILLED[face]?.includes(character)) return [];
    const repaired = REPAIRED[face];
    if (repaired?.startsWith(`${codeOf(character)} `)) return [repaired];
    const code = character.codePointAt(0) ?? 0;
    const font = holders.get(code);
    return font ? [glyphLine(character, font.glyphForCodePoint(code), font.unitsPerEm)] : [];
  });
}
