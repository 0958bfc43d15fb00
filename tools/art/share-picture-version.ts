import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingPath } from '@/lib/art/scene';
import { DRAWINGS, QUALITY } from '@/server/front/share-pictures/draw-picture';
import { pictureSvg } from '@/server/front/share-pictures/picture-svg';
import { sharePictures } from '@/server/front/share-pictures/share-pictures';

export const VERSION_FILE = 'lib/search/share-picture-version.ts';

/** Source of the module with the version of the share pictures: a hash of everything from which they are drawn. */
export function sharePictureVersion(): string {
  const hash = createHash('sha256').update(`${QUALITY}`);
  const files = new Set<string>();
  const fileNamed = (...names: string[]) => {
    const name = names.join('/');
    files.add(name);
    return name;
  };
  for (const { brand, scene, shape } of sharePictures) {
    const icon = fileNamed('brands', brand.appCode, 'app.svg');
    hash.update(
      pictureSvg(brand.look, scene, shape, { icon, drawing: (name) => fileNamed(drawingPath(name, brand.appCode)) }),
    );
  }
  for (const name of files) hash.update(readFileSync(join(DRAWINGS, name)));
  const version = hash.digest('hex').slice(0, 8);
  return `/** Part of the address of every share picture; \`npm run generate\` writes it. */\nexport const SHARE_PICTURE_VERSION = '${version}';\n`;
}
