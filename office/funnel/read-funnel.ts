import type { Answer, Line } from '@/server/operations/common/answer';
import type { AmountCell, ReachedCell } from '@/server/operations/common/columns';
import type { MONEY_WORDS, STEP_WORDS } from '@/server/operations/marketing/words';
import { findSentence, findTable, rowsOf, totalOf } from '../parts/read-table';
import type { Dimension } from './address';

export type Step = keyof typeof STEP_WORDS;
export type Money = keyof typeof MONEY_WORDS;

/** A group of the funnel, or its totals. */
export type Group = { readonly [Name in Step]: ReachedCell } & { readonly [Name in Dimension]?: string | null } & {
  readonly dollars: number;
  readonly spend?: readonly AmountCell[] | null;
  readonly perAccount?: readonly AmountCell[] | null;
  readonly perDeposit?: readonly AmountCell[] | null;
};

/** A figure of the totals beside that of the days before. */
export type Change = {
  readonly figure: Step | Money;
  readonly currency: string | null;
  readonly now: number | null;
  readonly before: number | null;
  readonly change: number | null;
};

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
}

/** Reads the answer of the operation `funnel`. */
export function readFunnel(answer: Answer): FunnelData {
  const table = findTable(answer, 'funnel');
  const change = findTable(answer, 'funnel_change');
  const groups = table ? rowsOf<Group>(table) : [];
  const { from = '', to = '' } = findSentence<{ from: string; to: string }>(answer, 'funnel_days') ?? {};
  return {
    from,
    to,
    groups,
    count: findSentence<{ groups: number }>(answer, 'funnel_page')?.groups ?? groups.length,
    total: table && totalOf<Group>(table),
    changes: change ? rowsOf<Change>(change) : [],
    rules: answer.flatMap((part) => (part.kind === 'lines' ? part.lines.filter(({ terminal }) => !terminal) : [])),
    answer,
  };
}
