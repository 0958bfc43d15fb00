import { z } from 'zod';
import { type Measure, WINDOW_DAYS } from '@/lib/experiment/measures';
import type { ArmResult, Change, Result } from '@/lib/experiment/result';
import { type Answer, atTerminal, lines, type Sentence, type Table } from '../common/answer';
import { defineOperation } from '../common/operation';
import { revisionId } from '../revisions/find-revision';
import { columnsOf, findExperiment, readResult, type ShownExperiment } from './find-experiment';
import { say, table } from './words';

/** Shows what an experiment has found so far, or had found at its end. */
export const showExperiment = defineOperation({
  name: 'experiments show',
  title: '查看实验',
  summary: '显示实验的结论、各组的比例和变化、护栏与细分',
  subject: '活动文案',
  permission: 'figures',
  concerns: 'revision',
  audited: false,
  standby: true,
  input: z.strictObject({ revision: revisionId.meta({ title: '版本编号', kind: 'number', operand: true }) }),
  async run({ orm, now }, { revision }) {
    const found = await findExperiment(orm, revision, now);
    const result = found.state === 'planned' ? undefined : await readResult(orm, found, now);
    return { answer: answerOf(found, result) };
  },
});

/** @param result missing while no visitor has seen the experiment */
export function answerOf(found: ShownExperiment, result: Result | undefined): Answer {
  const { experiment, ended } = found;
  const { measure, smallest, share } = experiment;
  const verdict = result ? verdictSentence(result, measure) : say('experiment_is_planned');
  const row = {
    ...columnsOf(found),
    smallest: smallest / 100,
    share: share / 100,
    counted: result?.counted ?? 0,
    waiting: result?.waiting ?? 0,
    window: WINDOW_DAYS[measure],
    needed: result?.needed ?? null,
    verdict,
    next: ended?.next ?? null,
    endedBy: ended?.endedBy ?? null,
    reason: ended?.reason ?? null,
  };
  return [lines(atTerminal(verdict)), table('experiment', [row]), ...(result ? tablesOf(result) : [])];
}

function tablesOf({ verdict, ratio, arms, guardrails, history, segments }: Result): Table[] {
  const ratios = ratio.arms.map(({ name, expected, seen }) => ({ arm: name, expected: Math.round(expected), seen }));
  const armRows = arms.map(({ name, weight, tally, rate, change, accounts, dollars }) => ({
    ...tally,
    arm: name,
    weight: weight / 100,
    rate,
    ...rangeOf(change),
    accountsLow: accounts && Math.round(accounts.low),
    accountsGained: accounts && Math.round(accounts.estimate),
    accountsHigh: accounts && Math.round(accounts.high),
    dollarsLow: dollars && Math.round(dollars.low),
    dollarsGained: dollars && Math.round(dollars.estimate),
    dollarsHigh: dollars && Math.round(dollars.high),
  }));
  const guarded = guardrails.map(({ arm, guardrail, change, limit, broken }) => {
    const isFine = change !== null && change.high <= limit;
    return {
      arm,
      guardrail,
      ...rangeOf(change),
      limit,
      state: broken ? 'broken' : isFine ? 'fine' : 'unknown',
    } as const;
  });
  const days = history.map(({ day, arm, change }) => ({ day, arm, ...filledRange(change) }));
  const segmentRows = segments.map(({ change, sure, ...segment }) => ({
    ...segment,
    ...filledRange(change),
    sure: sure ? ('yes' as const) : ('no' as const),
  }));
  return [
    ...(verdict.code === 'mismatch' ? [table('experiment_ratio', ratios)] : []),
    table('experiment_arms', armRows),
    table('experiment_guardrails', guarded),
    table('experiment_days', days),
    table('experiment_segments', segmentRows, { title: say('segments_are_hints') }),
  ].filter(({ rows }) => rows.length > 0);
}

/** What the figures of an experiment say, in one sentence. */
export function verdictSentence(result: Result, measure: Measure): Sentence {
  const { verdict, arms, counted, needed } = result;
  const [first, ...others] = arms;
  const best = [...others].sort((one, other) => estimateOf(other) - estimateOf(one))[0];
  const ofBest = { arm: best?.name ?? null, measure, ...rangeOf(best?.change) };
  switch (verdict.code) {
    case 'mismatch':
      return say('verdict_mismatch', farthest(result));
    case 'broken': {
      const { arm, guardrail } = verdict;
      const broken = result.guardrails.find((each) => each.arm === arm && each.guardrail === guardrail);
      return say('verdict_broken', { arm, guardrail, ...rangeOf(broken?.change), limit: broken?.limit ?? null });
    }
    case 'early':
      return say('verdict_early', { counted, needed });
    case 'better': {
      const { arm } = verdict;
      const winner = arms.find(({ name }) => name === arm);
      return say('verdict_better', {
        arm,
        measure,
        ...rangeOf(winner?.change),
        gain: winner ? gainOf(winner, measure) : null,
      });
    }
    case 'worse':
      return say('verdict_worse', {
        ...ofBest,
        arm: ofBest.arm ?? '',
        first: first?.name ?? '',
        ...rangeOf(best?.change && reversed(best.change)),
        more: others.length > 1,
      });
    case 'equal':
      return say('verdict_equal', ofBest);
    case 'undecided':
      return say('verdict_undecided', { ...ofBest, days: verdict.days });
  }
}

/** The arm whose visitors differ most from what its weight says. */
function farthest({ ratio }: Result): { arm: string; expected: number; seen: number } {
  const shares = ratio.arms.map(({ name, expected, seen }) => ({ arm: name, expected: Math.round(expected), seen }));
  const distance = ({ expected, seen }: (typeof shares)[number]) => Math.abs(seen - expected) / Math.max(expected, 1);
  return shares.reduce((one, other) => (distance(other) > distance(one) ? other : one));
}

function estimateOf({ change }: ArmResult): number {
  return change?.estimate ?? Number.NEGATIVE_INFINITY;
}

/** A decrease as a positive number. */
function reversed({ low, estimate, high, p }: Change): Change {
  return { low: -high, estimate: -estimate, high: -low, p };
}

/** What an arm adds each month, in what its measure counts; `null` if there is no such figure. */
function gainOf({ accounts, dollars }: ArmResult, measure: Measure): { accounts?: number; dollars?: number } | null {
  const gained = Math.round(
    (measure === 'accounts' ? accounts : measure === 'deposits' ? dollars : null)?.estimate ?? 0,
  );
  if (gained <= 0) return null;
  return measure === 'accounts' ? { accounts: gained } : { dollars: gained };
}

function rangeOf(change: Change | null | undefined) {
  return change ? filledRange(change) : { low: null, change: null, high: null };
}

function filledRange({ low, estimate, high }: Change) {
  return { low, change: estimate, high };
}
