import { type Counts, FILTERS, type Funnel, type FunnelQuery, STEPS, share } from '../../domain/funnel/funnel';
import { type Answer, atTerminal, lines } from '../common/answer';
import { say, table } from './words';

/** The groups of a funnel with their totals, and the totals as bars. */
export function funnelAnswer({ from, to, by, where }: FunnelQuery, { rows, totals, cut }: Funnel): Answer {
  const chosen = FILTERS.flatMap((name) => (where[name] === undefined ? [] : [[name, where[name]] as const]));
  const groups = rows.map(({ group, counts }) => ({
    ...dimensionsOf((name) => group[name] || null),
    ...cells(counts),
  }));
  const total = { ...dimensionsOf(() => ''), ...cells(totals) };
  return [
    say('funnel_days', { from, to, where: chosen }),
    table('funnel', [...groups, total], { columns: [...by, ...STEPS], total: true }),
    ...(cut ? [say('funnel_cut', { rows: rows.length })] : []),
    lines(...STEPS.map((step) => atTerminal(say('funnel_bar', { step, counts: totals })))),
    lines(say('funnel_counts_visitors'), say('funnel_counts_devices'), say('funnel_counts_accounts')),
  ];
}

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

/** The count of each step, with its share of the step before. */
function cells(counts: Counts) {
  const reached = (step: keyof Counts, before: keyof Counts) => ({
    count: counts[step],
    share: share(counts[step], counts[before]),
  });
  return {
    visits: counts.visits,
    phones: reached('phones', 'visits'),
    codes: reached('codes', 'phones'),
    accounts: reached('accounts', 'codes'),
    deposits: reached('deposits', 'accounts'),
  };
}
