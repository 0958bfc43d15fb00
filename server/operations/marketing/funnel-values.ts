import { z } from 'zod';
import { FILTERS } from '../../domain/funnel/funnel';
import { readFilterValues } from '../../domain/funnel/read-values';
import { defineOperation } from '../common/operation';
import { DAY_FIELDS, parseFunnelQuery } from './parse-query';
import { say, table } from './words';

/** The most values of a filter. */
const SHOWN = 100;

/** Lists the values by which the funnel of some days can be filtered. */
export const funnelValues = defineOperation({
  name: 'funnel-values',
  title: '漏斗的筛选值',
  summary: `列出某些日期里访问过的域名、推广计划、关键词等，每项最多 ${SHOWN} 个`,
  subject: '推广',
  permission: 'figures',
  concerns: 'brand',
  audited: false,
  standby: true,
  input: z.strictObject({
    ...DAY_FIELDS,
    brand: z.string().optional().meta({ title: '品牌', kind: 'brand', help: '只看此品牌的访问' }),
  }),
  async run({ orm, now }, input) {
    const values = await readFilterValues(orm, parseFunnelQuery(input, now), SHOWN);
    const rows = FILTERS.flatMap((filter) => values[filter].map((value) => ({ filter, value: value || null })));
    return { answer: [table('funnel_values', rows, { empty: say('no_visit') })] };
  },
});
