import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '@/brands';
import { picturesOf } from './pictures';
import { sharePictureVersion, VERSION_FILE } from './share-picture-version';

/** `npm run generate:art`: regenerates the pictures of every brand and the version of the share pictures. */
const root = join(__dirname, '../../public/brands');
for (const brand of brands) {
  const folder = join(root, brand.appCode);
  mkdirSync(folder, { recursive: true });
  const pictures = Object.entries(picturesOf(brand));
  for (const [name, contents] of pictures) writeFileSync(join(folder, name), contents);
  console.log(`${brand.appCode}: ${pictures.map(([name]) => name).join(', ')}`);
}
writeFileSync(VERSION_FILE, sharePictureVersion());
