import {
  type Counts,
  FILTERS,
  type Funnel,
  type FunnelQuery,
  percent,
  STEPS,
  type Step,
  share,
} from '../domain/funnel/funnel';
import { NONE } from '../domain/funnel/read-query';
import { textTable } from './text-table';

const HEADINGS: Readonly<Record<Step, string>> = {
  visits: 'visits',
  phones: 'phone entered',
  codes: 'code sent',
  accounts: 'account opened',
  deposits: 'first deposit',
};

const RULE = [
  'A visitor counts once a day for each host, brand, plan and keyword of the pages seen, and where pages, campaigns or arms are asked for, for each of these; a step counts where it was reached.',
  'One device counts as often as it opened accounts or had codes sent to numbers; without a client id each visit and each number counts.',
  'Accounts are those whose opening was reported; of these, a first deposit counts whenever it was settled. Rates: of the step before; beside the bars, of the visits.',
].join('\n');

/** Characters of a value that are shown; an address may hold hundreds. */
const VALUE_SHOWN = 24;
const BAR_WIDTH = 40;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A funnel as a table that ends with its totals, and these as bars. */
export function funnelText(query: FunnelQuery, { rows, totals, cut }: Funnel): string {
  const { from, to, by, where } = query;
  const filters = FILTERS.flatMap((name) => (where[name] === undefined ? [] : [`, ${name} ${shown(where[name])}`]));
  const lines = [
    ...rows.map(({ group, counts }) => [...by.map((name) => shown(group[name])), ...cellsOf(counts)]),
    [...by.map((_, column) => (column === 0 ? 'total' : '')), ...cellsOf(totals)],
  ];
  const headings = [...by, ...STEPS.map((step) => HEADINGS[step])];
  const [head = [], ...body] = alignedRight([headings, ...lines], by.length);
  return [
    `From ${from} to ${to}, days of Beijing${filters.join('')}`,
    textTable(head, body, ''),
    ...(cut
      ? [`These are the ${rows.length} groups with the most visits; the total counts all, and --format=csv lists them.`]
      : []),
    bars(totals),
    RULE,
  ].join('\n\n');
}

/** The steps below each other, the bar of the visits full. */
function bars(totals: Counts): string {
  const widths = {
    heading: Math.max(...STEPS.map((step) => HEADINGS[step].length)),
    count: String(totals.visits).length,
  };
  return STEPS.map((step) => {
    const part = share(totals[step], totals.visits);
    const [heading, count] = [HEADINGS[step].padEnd(widths.heading), String(totals[step]).padStart(widths.count)];
    return `${heading}  ${bar(part ?? 0).padEnd(BAR_WIDTH)}  ${count}  ${percent(part).padStart(6)}`;
  }).join('\n');
}

/** @param part from 0 to 1; however small, it is seen */
function bar(part: number): string {
  const eighths = Math.min(BAR_WIDTH * 8, Math.ceil(part * BAR_WIDTH * 8));
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8];
}

/** Each step's count, with its share of the step before. */
function cellsOf(counts: Counts): string[] {
  return STEPS.map((step, index) => {
    const before = STEPS[index - 1];
    return before
      ? `${counts[step]}  ${percent(share(counts[step], counts[before])).padStart(6)}`
      : String(counts[step]);
  });
}

/** A value of an address, which may hold anything: without what a terminal would obey, and not too long. */
function shown(value = ''): string {
  const text = [...value.replace(/\p{C}/gu, '·')];
  return text.length > VALUE_SHOWN ? `${text.slice(0, VALUE_SHOWN - 1).join('')}…` : text.join('') || NONE;
}

/** Lines whose columns of figures stand flush right. */
function alignedRight(lines: readonly string[][], labels: number): string[][] {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines.map((line) => line.map((cell, column) => (column < labels ? cell : cell.padStart(widths[column] ?? 0))));
}
