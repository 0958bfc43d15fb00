import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brands } from '@/brands';
import { picturesOf } from './pictures';
import { shapes } from './shapes';
import { svgOf } from './shapes/pen';

/** `npm run art`: draws the pictures of every brand and the shapes of campaign art anew. */
const root = join(__dirname, '../../public/brands');
for (const brand of brands) {
  const folder = join(root, brand.appCode);
  mkdirSync(folder, { recursive: true });
  const pictures = Object.entries(picturesOf(brand));
  for (const [name, contents] of pictures) writeFileSync(join(folder, name), contents);
  console.log(`${brand.appCode}: ${pictures.map(([name]) => name).join(', ')}`);
}

const art = join(__dirname, '../../public/art');
mkdirSync(art, { recursive: true });
for (const [name, shape] of Object.entries(shapes)) writeFileSync(join(art, `${name}.svg`), svgOf(name, shape));
console.log(`art: ${Object.keys(shapes).join(', ')}`);
