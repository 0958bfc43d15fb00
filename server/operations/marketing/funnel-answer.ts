import {
  BEFORE,
  type Counts,
  FIGURES,
  FILTERS,
  type FunnelQuery,
  STEPS,
  type Step,
  share,
} from '../../domain/funnel/funnel';
import type { Report, ReportRow } from '../../domain/funnel/report';
import { costOf, type Spend } from '../../domain/funnel/spend';
import { type Answer, atTerminal, lines } from '../common/answer';
import { say, table } from './words';

/** The groups that an answer shows. */
interface Shown {
  /** How many groups come before them. */
  skip: number;
  rows: readonly ReportRow[];
  /** Whether the operator said how many. */
  paged: boolean;
}

/** The groups of a funnel with their totals, the totals as bars, and their change. */
export function funnelAnswer(query: FunnelQuery, report: Report, { skip, rows, paged }: Shown): Answer {
  const { from, to, by, where } = query;
  const { total, elsewhere, before } = report;
  const chosen = FILTERS.flatMap((name) => (where[name] === undefined ? [] : [[name, where[name]] as const]));
  const costs = total.spend && (total.spend.length > 0 || (before?.spend ?? []).length > 0) ? COSTS : [];
  const all = report.rows.length;
  const lineOf = (row: Omit<ReportRow, 'group'>, value: (name: FunnelQuery['by'][number]) => string | null) => ({
    ...dimensionsOf(value),
    ...cells(row),
  });
  return [
    say('funnel_days', { from, to, where: chosen }),
    table('funnel', [...rows.map((row) => lineOf(row, (name) => row.group[name] || null)), lineOf(total, () => '')], {
      columns: [...by, ...FIGURES, ...costs],
      total: true,
    }),
    ...(paged ? [say('funnel_page', { first: Math.min(skip + 1, all), last: skip + rows.length, groups: all })] : []),
    ...(report.cut || (!paged && all > rows.length) ? [say('funnel_cut', { rows: rows.length })] : []),
    ...(costs.length > 0 && elsewhere.length > 0 ? [say('spend_elsewhere', { spend: amountsOf(elsewhere) })] : []),
    lines(...STEPS.map((step) => atTerminal(say('funnel_bar', { step, counts: total.counts })))),
    ...(before ? [changeTable(total, before)] : []),
    lines(say('funnel_counts_visitors'), say('funnel_counts_devices'), say('funnel_counts_accounts')),
  ];
}

const COSTS = ['spend', 'perAccount', 'perDeposit'] as const;

/** The value of each dimension; the table shows only those of the query. */
function dimensionsOf(value: (name: FunnelQuery['by'][number]) => string | null) {
  return {
    day: value('day'),
    host: value('host'),
    brand: value('brand'),
    plan: value('plan'),
    keyword: value('keyword'),
    campaign: value('campaign'),
    page: value('page'),
    arm: value('arm'),
  };
}

/** The count of each step with its share of the step before, and the money. */
function cells({ counts, before, spend }: Omit<ReportRow, 'group'>) {
  const reached = (step: Step) => {
    const former = BEFORE[step];
    return {
      count: counts[step],
      ...(former && { share: share(counts[step], counts[former]) }),
      ...(before && { before: before[step] }),
    };
  };
  return {
    visits: reached('visits'),
    phones: reached('phones'),
    codes: reached('codes'),
    accounts: reached('accounts'),
    verified: reached('verified'),
    deposits: reached('deposits'),
    dollars: counts.dollars,
    spend: known(spend),
    perAccount: known(spend && costOf(spend, counts.accounts)),
    perDeposit: known(spend && costOf(spend, counts.deposits)),
  };
}

/** Each figure of the totals beside that of the days before. */
function changeTable(total: Omit<ReportRow, 'group'>, before: NonNullable<Report['before']>) {
  const counts = FIGURES.map((figure) => ({
    figure,
    currency: null,
    ...changeOf(total.counts[figure], total.before?.[figure] ?? 0),
  }));
  const currencies = [...new Set([...(total.spend ?? []), ...(before.spend ?? [])].map(({ currency }) => currency))];
  const money = currencies.flatMap((currency) => {
    const costs = ({ spend = [] }: { spend?: readonly Spend[] | undefined }, { accounts, deposits }: Counts) => {
      const amount = (of: readonly Spend[]) => of.find((one) => one.currency === currency)?.amount ?? null;
      return {
        spend: amount(spend) ?? 0,
        perAccount: amount(costOf(spend, accounts)),
        perDeposit: amount(costOf(spend, deposits)),
      };
    };
    const [now, then] = [costs(total, total.counts), costs(before, total.before ?? total.counts)];
    return COSTS.map((figure) => ({ figure, currency, ...changeOf(now[figure], then[figure]) }));
  });
  const { from, to } = before.query;
  return table('funnel_change', [...counts, ...money], { title: say('funnel_before', { from, to }) });
}

function changeOf(now: number | null, before: number | null) {
  return { now, before, change: now === null || !before ? null : (now - before) / before };
}

function known(spend: readonly Spend[] | undefined) {
  return spend && spend.length > 0 ? amountsOf(spend) : null;
}

function amountsOf(spend: readonly Spend[]) {
  return spend.map(({ currency, amount }) => ({ amount, unit: currency.toLowerCase() }));
}
