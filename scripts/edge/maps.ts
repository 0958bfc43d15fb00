import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { edgeMaps } from './edge-maps';

/** `npm run edge:maps`: writes what the edge must know of hosts, brands and pages. */
const folder = join(__dirname, '../../deploy/nginx/maps');
mkdirSync(folder, { recursive: true });
for (const [name, contents] of Object.entries(edgeMaps())) writeFileSync(join(folder, name), contents);
console.log(`deploy/nginx/maps: ${Object.keys(edgeMaps()).join(', ')}`);
