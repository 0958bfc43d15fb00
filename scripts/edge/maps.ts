import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { edgeMaps } from './edge-maps';

/** `npm run edge:maps`: writes the edge's maps of hosts, brands and pages. */
const folder = join(__dirname, '../../deploy/nginx');
for (const [name, contents] of Object.entries(edgeMaps())) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), contents);
}
console.log(`deploy/nginx: ${Object.keys(edgeMaps()).join(', ')}`);
