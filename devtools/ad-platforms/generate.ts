import { writeFileSync } from 'node:fs';
import { FILE, tableText } from './table';

/** `npm run generate:ad-platforms`: writes the table of docs/ad-platforms.md from the answers of the stand-ins. */
void tableText().then((text) => writeFileSync(FILE, text));
