import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { presentContract, RELEASES } from './present-contract';

/**
 * `npm run contract:release`: stores the contract of the version in package.json, which tabs use for as long as they stay open.
 */
const root = join(__dirname, '../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const file = join(RELEASES, `${version}.json`);
writeFileSync(join(root, file), `${JSON.stringify(presentContract(), null, 1)}\n`);
console.log(file);
