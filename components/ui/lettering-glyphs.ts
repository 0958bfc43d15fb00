import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Face } from '@/lib/lettering/faces';
import { type Glyphs, readGlyphs } from '@/lib/lettering/outline';

const FOLDER = 'lib/lettering/outlines';

const known = new Map<Face, Glyphs>();

/** The glyphs of a face, which the first page that uses it loads from its file. Servers only: it reads files. */
export function glyphsOf(face: Face): Glyphs {
  const glyphs = known.get(face) ?? readGlyphs(readFace(face));
  known.set(face, glyphs);
  return glyphs;
}

const readFace = (face: Face) =>
  brotliDecompressSync(readFileSync(join(process.cwd(), FOLDER, `${face}.br`))).toString('latin1');
