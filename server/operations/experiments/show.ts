import { z } from 'zod';
import { WINDOW_DAYS } from '@/lib/experiment/definition';
import type { Change, Result } from '@/lib/experiment/result';
import { type Answer, atTerminal, lines, type Table } from '../common/answer';
import { defineOperation } from '../common/operation';
import { revisionId } from '../revisions/find-revision';
import { columnsOf, findExperiment, readResult, type ShownExperiment } from './find-experiment';
import { verdictSentence } from './verdict';
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
  const guarded = guardrails.map(({ arm, guardrail, change, limit, broken }) => ({
    ...{ arm, guardrail, limit, broken: yesNo(broken) },
    ...rangeOf(change),
  }));
  const days = history.map(({ day, arm, change }) => ({ day, arm, ...filledRange(change) }));
  const segmentRows = segments.map(({ change, sure, ...segment }) => ({
    ...segment,
    ...filledRange(change),
    sure: yesNo(sure),
  }));
  return [
    ...(verdict.code === 'mismatch' ? [table('experiment_ratio', ratios)] : []),
    table('experiment_arms', armRows),
    table('experiment_guardrails', guarded),
    table('experiment_days', days),
    table('experiment_segments', segmentRows, { title: say('segments_are_hints') }),
  ].filter(({ rows }) => rows.length > 0);
}

function rangeOf(change: Change | null) {
  return change ? filledRange(change) : { low: null, change: null, high: null };
}

function filledRange({ low, estimate, high }: Change) {
  return { low, change: estimate, high };
}

function yesNo(value: boolean): 'yes' | 'no' {
  return value ? 'yes' : 'no';
}
