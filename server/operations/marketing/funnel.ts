import { z } from 'zod';
import { type Filter, share } from '../../domain/funnel/funnel';
import { ROWS_SHOWN, ROWS_WRITTEN } from '../../domain/funnel/read-query';
import { funnelRecords } from '../../domain/funnel/records';
import { readReport, SORTS } from '../../domain/funnel/report';
import { type LoadsReport, reportOf } from '../../domain/page-loads/report';
import { type BrowserLoads, readPageLoads } from '../../domain/page-loads/store';
import { type Answer, document } from '../common/answer';
import { csv } from '../common/csv';
import { fault } from '../common/faults';
import { oneOf, rowNumber } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { funnelAnswer } from './funnel-answer';
import { DAY_FIELDS, parseFunnelQuery } from './parse-query';
import { DIMENSION_WORDS, MONEY_WORDS, STEP_WORDS, say, table } from './words';

/** The most browsers with rows of their own. */
const BROWSERS_SHOWN = 40;

const FORMATS = ['table', 'csv'] as const;
const ORDERS = ['descending', 'ascending'] as const;

const count = rowNumber(say('must_be_group_count'));
const skipped = z
  .string()
  .regex(/^\d{1,6}$/, fault(say('must_be_skipped')))
  .transform(Number);

const text = z.string().optional();
const only = (what: string) => text.meta({ title: what, help: `只看这个${what}；要看没有${what}的，填一个短横` });

/** Which visits to count. */
const FILTER_FIELDS = {
  host: only('域名'),
  brand: text.meta({ title: '品牌', kind: 'brand', help: '只看此品牌；- 为没有的' }),
  plan: only('推广计划'),
  keyword: only('关键词'),
  campaign: text.meta({ title: '活动', kind: 'campaign', help: '只看此活动；- 为没有的' }),
  page: only('页面'),
  arm: only('实验组'),
} satisfies Record<Filter, typeof text>;

/** Shows how many visitors reached each step, from the visit to the first deposit, and what they cost. */
export const funnel = defineOperation({
  name: 'funnel',
  title: '漏斗',
  summary:
    '统计访问、填写手机号、发送验证码、开户、实名认证与首次入金及广告成本，默认近七天，并按浏览器对比发出的页面与收到的访问',
  subject: '推广',
  permission: 'figures',
  concerns: 'brand',
  audited: false,
  standby: true,
  input: z.strictObject({
    ...DAY_FIELDS,
    by: z.string().optional().meta({
      title: '拆分方式',
      help: '不选则按日期',
      words: DIMENSION_WORDS,
      joined: true,
    }),
    ...FILTER_FIELDS,
    sort: oneOf(SORTS)
      .optional()
      .meta({
        title: '排序',
        words: { ...DIMENSION_WORDS, ...STEP_WORDS, ...MONEY_WORDS },
      }),
    order: oneOf(ORDERS)
      .default('descending')
      .meta({ title: '顺序', words: { descending: '从大到小', ascending: '从小到大' } }),
    rows: count.optional().meta({ title: '每页行数', kind: 'number', help: `最多显示多少组，默认 ${ROWS_SHOWN}` }),
    skip: skipped.default(0).meta({ title: '跳过条数', kind: 'number', help: '跳过前面多少组' }),
    format: oneOf(FORMATS)
      .default('table')
      .meta({ title: '格式', words: { table: '表格', csv: 'CSV 文件' } }),
    compare: z.boolean().default(false).meta({ title: '与上期对比', help: '与此前同样天数对比' }),
  }),
  async run({ orm, now }, { by, sort, order, rows: asked, skip, format, compare, ...fields }) {
    const query = parseFunnelQuery({ ...fields, by: by?.split(',').map((name) => name.trim()) }, now);
    const report = await readReport(orm, query, {
      most: ROWS_WRITTEN,
      compare,
      sort: sort && { by: sort, ascending: order === 'ascending' },
    });
    if (format === 'csv') {
      if (report.cut) throw new OperatorError(say('too_many_groups', { most: ROWS_WRITTEN }));
      const name = `funnel-${query.from}-${query.to}.csv`;
      return { answer: [document('text/csv', csv(funnelRecords(query, report)), name)] };
    }
    const rows = report.rows.slice(skip, skip + (asked ?? ROWS_SHOWN));
    return {
      answer: [
        ...funnelAnswer(query, report, { skip, rows, paged: asked !== undefined || skip > 0 }),
        ...pageLoadsAnswer(await readPageLoads(orm, query)),
      ],
    };
  },
});

/** Pages sent and visits received as a table with totals. */
function pageLoadsAnswer(loads: readonly BrowserLoads[]): Answer {
  if (loads.length === 0) return [say('no_page_sent')];
  const { rows, others, totals } = reportOf(loads, BROWSERS_SHOWN);
  const lines = [
    ...rows.map(({ engine, version, ...counts }) => ({
      engine: say('engine', { engine }),
      version: version === 'unknown' ? null : version,
      ...cells(counts),
    })),
    ...(others ? [{ engine: say('other_engines', { browsers: others.browsers }), version: '', ...cells(others) }] : []),
    { engine: null, version: '', ...cells(totals) },
  ];
  return [table('page_loads', lines, { total: true }), say('page_loads_rule')];
}

function cells({ pages, visits }: LoadsReport['totals']) {
  return { pages, visits, share: share(visits, pages) };
}
