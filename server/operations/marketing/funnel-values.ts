import { z } from 'zod';
import { FILTERS } from '../../domain/funnel/funnel';
import { readFilterValues } from '../../domain/funnel/read-values';
import { rowNumber } from '../common/inputs';
import { defineOperation } from '../common/operation';
import { parseFunnelQuery } from './parse-query';
import { operations, say, table } from './words';

/** The most values of a filter. */
const SHOWN = 100;

/** Lists the values by which the funnel of some days can be filtered. */
export const funnelValues = defineOperation({
  name: 'funnel-values',
  summary: `lists the hosts, plans, keywords and so on of the visits on some days, the ${SHOWN} most frequent of each`,
  operands: [],
  options: {
    from: 'the first day, 2026-11-01, Beijing time',
    to: 'the last day, by default today',
    days: 'how many days up to the last one, instead of the first day',
    brand: 'only visits of this brand',
  },
  audited: false,
  standby: true,
  input: z.strictObject({
    from: z.string().optional(),
    to: z.string().optional(),
    days: rowNumber(say('must_be_group_count')).optional(),
    brand: z.string().optional(),
  }),
  zh: operations['funnel-values'],
  async run({ orm, now }, input) {
    const values = await readFilterValues(orm, parseFunnelQuery(input, now), SHOWN);
    const rows = FILTERS.flatMap((filter) => values[filter].map((value) => ({ filter, value: value || null })));
    return { answer: [table('funnel_values', rows, { empty: say('no_visit') })] };
  },
});
