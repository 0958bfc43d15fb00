import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type ContentDates, contentDates, FILE } from './content-dates';

/**
 * `npm run generate:content-dates`: dates changed content in campaigns/content-dates.json with today. `-- --same` leaves the
 * dates as they are, for a change that visitors do not see.
 */
const { values } = parseArgs({ options: { same: { type: 'boolean', default: false } } });
const known = JSON.parse(readFileSync(FILE, 'utf8')) as ContentDates;
const dates = contentDates(known, new Date().toISOString().slice(0, 10), !values.same);
writeFileSync(FILE, `${JSON.stringify(dates, null, 2)}\n`);
