import type { RunAnswer } from '@/server/office/api';
import type { Answer, Line } from '@/server/operations/common/answer';
import type { MONEY_WORDS, STEP_WORDS } from '@/server/operations/marketing/words';
import type { RowOf } from '@/server/operations/words';
import { rowsIn, sentencesOf } from '../answer/read-answer';

export type Step = keyof typeof STEP_WORDS;
export type Money = keyof typeof MONEY_WORDS;

/** A group of the funnel, or its totals. */
export type Group = RowOf<'funnel'>;

/** A figure of the totals beside that of the days before. */
export type Change = RowOf<'funnel_change'>;

/** The funnel as the screen shows it. */
export interface FunnelData {
  from: string;
  to: string;
  groups: Group[];
  /** How many groups there are in all. */
  count: number;
  total: Group | undefined;
  changes: Change[];
  /** How the funnel counts. */
  rules: Line[];
  answer: Answer;
  asOf: string | undefined;
}

/** Reads the answer of the operation `funnel`. */
export function readFunnel({ answer, asOf }: RunAnswer): FunnelData {
  const rows = rowsIn(answer, 'funnel');
  const groups = rows.slice(0, -1);
  const [days] = sentencesOf(answer, 'funnel_days');
  const [page] = sentencesOf(answer, 'funnel_page');
  return {
    from: days?.from ?? '',
    to: days?.to ?? '',
    groups,
    count: page?.groups ?? groups.length,
    total: rows.at(-1),
    changes: rowsIn(answer, 'funnel_change'),
    rules: answer.flatMap((part) => (part.kind === 'lines' ? part.lines.filter(({ terminal }) => !terminal) : [])),
    answer,
    asOf,
  };
}
