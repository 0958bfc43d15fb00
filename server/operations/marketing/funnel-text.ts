import {
  type Counts,
  FILTERS,
  type Funnel,
  type FunnelQuery,
  percent,
  STEPS,
  type Step,
  share,
} from '../../domain/funnel/funnel';
import { NONE } from '../../domain/funnel/read-query';
import { textTable } from '../common/text-table';

const HEADINGS: Readonly<Record<Step, string>> = {
  visits: 'visits',
  phones: 'phone entered',
  codes: 'code sent',
  accounts: 'account opened',
  deposits: 'first deposit',
};

const RULE = [
  'A visitor counts once a day for each host, brand, plan and keyword of the visited pages, and for each page, campaign or arm if --by names them; a step counts where the visitor reached it.',
  'A device counts once for each account that it opened and each number to which it requested codes; without a client id, each visit and each number counts.',
  'Accounts are those with a reported opening; their first deposit counts whenever it settled. Rates are shares of the step before; beside the bars, of the visits.',
].join('\n');

/** Maximum characters shown of a value; a value from an address may have hundreds. */
const VALUE_SHOWN = 24;
const BAR_WIDTH = 40;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** Formats a funnel as a table with totals, and the totals as bars. */
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

/** One bar per step; the bar of the visits is full. */
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

/** @param part from 0 to 1; any value above 0 shows at least an eighth of a character */
function bar(part: number): string {
  const eighths = Math.min(BAR_WIDTH * 8, Math.ceil(part * BAR_WIDTH * 8));
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8];
}

/** The count of each step, with its share of the step before. */
function cellsOf(counts: Counts): string[] {
  return STEPS.map((step, index) => {
    const before = STEPS[index - 1];
    return before
      ? `${counts[step]}  ${percent(share(counts[step], counts[before])).padStart(6)}`
      : String(counts[step]);
  });
}

/** Makes a value from an address safe for a terminal: replaces control characters and limits the length. */
function shown(value = ''): string {
  const text = [...value.replace(/\p{C}/gu, '·')];
  return text.length > VALUE_SHOWN ? `${text.slice(0, VALUE_SHOWN - 1).join('')}…` : text.join('') || NONE;
}

/** Right-aligns the columns of figures. */
function alignedRight(lines: readonly string[][], labels: number): string[][] {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines.map((line) => line.map((cell, column) => (column < labels ? cell : cell.padStart(widths[column] ?? 0))));
}
