import { z } from 'zod';
import { fault } from './faults';
import { say } from './words';

const ROWS = 50;
const MOST_ROWS = 200;

/** The parameters that choose a part of a long list. */
export const paging = {
  page: wholeNumber(100_000).default(1).meta({ title: '页次', kind: 'number', help: '第几页，从 1 起' }),
  rows: wholeNumber(MOST_ROWS)
    .default(ROWS)
    .meta({ title: '每页行数', kind: 'number', help: `每页行数，默认 ${ROWS}` }),
};

function wholeNumber(most: number) {
  const wrong = fault(say('must_be_whole_number', { most }));
  return z
    .string()
    .regex(/^[1-9]\d{0,5}$/, wrong)
    .transform(Number)
    .refine((value) => value <= most, wrong);
}
