import type { Tally } from './counts';

/** What must not get worse, even if the measure gets better. */
export const GUARDRAILS = ['loading', 'failures', 'cost'] as const;
export type Guardrail = (typeof GUARDRAILS)[number];

/** By what visitors are grouped to look for differences between them. */
export const SEGMENTS = ['host', 'brand', 'plan'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** A change relative to the first arm, 0.1 is 10 % more, with an interval that is valid whenever one looks. */
export interface Change {
  low: number;
  estimate: number;
  high: number;
  /** Always-valid p-value of no change. */
  p: number;
}

/** What another arm would add in 30 days if all visitors saw it. */
export type Gain = Omit<Change, 'p'>;

export interface ArmResult {
  name: string;
  /** Percent of the visitors who take part. */
  weight: number;
  tally: Tally;
  /** The share of its visitors that the measure counts; `null` without visitors. */
  rate: number | null;
  /** Of the measure; `null` for the first arm, and while there are too few visitors to say. */
  change: Change | null;
  accounts: Gain | null;
  dollars: Gain | null;
}

export interface GuardrailResult {
  arm: string;
  guardrail: Guardrail;
  /** `null` while there are too few visitors to say. */
  change: Change | null;
  /** The relative change from which it is broken. */
  limit: number;
  /** Whether the whole interval is beyond the limit. */
  broken: boolean;
}

/** What the figures say, in the order in which it matters. */
export type Verdict =
  /** The arms have other shares of the visitors than their weights: figures mean nothing. */
  | { code: 'mismatch' }
  /** A guardrail is broken for sure. */
  | { code: 'broken'; arm: string; guardrail: Guardrail }
  /** Too few visitors have closed windows. */
  | { code: 'early' }
  | { code: 'better'; arm: string }
  /** Every other arm is worse than the first. */
  | { code: 'worse' }
  /** As many visitors as planned, and no difference that is worth having. */
  | { code: 'equal' }
  | { code: 'undecided'; days: number | null };

export interface Result {
  /** Verdict `mismatch` leaves out everything that compares arms. */
  verdict: Verdict;
  /** Visitors whose window has closed, and those whose has not. */
  counted: number;
  waiting: number;
  /** Visitors that each arm needs, by the plan. */
  needed: number | null;
  /** Always-valid p-value that visitors are divided as the weights say. */
  ratio: { p: number; arms: { name: string; expected: number; seen: number }[] };
  arms: ArmResult[];
  guardrails: GuardrailResult[];
  /** The change of each other arm by the end of each day, in the order of days. */
  history: { day: string; arm: string; change: Change }[];
  /** Groups with enough visitors; `sure` after the correction for their number (Benjamini-Hochberg). */
  segments: { segment: Segment; value: string; arm: string; visitors: number; change: Change; sure: boolean }[];
}
