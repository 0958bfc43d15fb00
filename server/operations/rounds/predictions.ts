import { z } from 'zod';
import type { ActivityOf } from '@/lib/activities/schema';
import { readRhythm } from '../../domain/activities/kinds/predict/calendar';
import { type RoundEnd, readEnds } from '../../domain/activities/kinds/predict/ends';
import { readSplits } from '../../domain/activities/kinds/predict/guesses';
import { type Round, roundAt, roundOf, roundsToCome, roundsUpTo } from '../../domain/activities/kinds/predict/rounds';
import { readCampaignAt } from '../../domain/revisions/store';
import { after } from '../../platform/clock/clock';
import type { Orm } from '../../platform/database/types';
import { iso, lines, type Sentence } from '../common/answer';
import { CAMPAIGN, REASON } from '../common/fields';
import { findActivity, findCampaign } from '../common/find-campaign';
import { defineOperation, type OperationContext, OperatorError } from '../common/operation';
import { requireGoingOn } from '../rewards/pause';
import { answersOf, readOutcome } from './read-outcome';
import { callOffRound, readGuesses, settleRound } from './settle-round';
import { say, table } from './words';

const ROUNDS_SHOWN = 15;

/** Lists the newest rounds of a prediction. */
export const rounds = defineOperation({
  name: 'rounds',
  title: '查看竞猜场次',
  summary: '列出竞猜最近的场次、竞猜次数和结果',
  subject: '竞猜场次',
  permission: 'anyone',
  audited: false,
  input: z.strictObject({ campaign: CAMPAIGN.meta({ operand: true }) }),
  async run({ services, orm, now }, { campaign: slug }) {
    const activity = findActivity(findCampaign(services, slug), 'predict');
    const rhythm = await readRhythm({ orm, slug }, activity.round);
    const recent = roundsUpTo(rhythm, roundAt(rhythm, now), ROUNDS_SHOWN);
    const splits = await readSplits(
      { orm, slug, activity },
      recent.map(({ id }) => id),
    );
    const settled = await readEnds(orm, slug);
    const rows = recent.map(({ id, closesAt, resultAt }) => {
      const guesses = [...(splits.get(id)?.values() ?? [])].reduce((all, count) => all + count, 0);
      const end = settled.find(({ round }) => round === id);
      return { round: id, closes: iso(closesAt), result: iso(resultAt), guesses, outcome: end ? resultOf(end) : null };
    });
    const coming = rhythm.every === 'release' ? [roundsLeft(slug, roundsToCome(rhythm, now))] : [];
    return {
      answer: [table('rounds', rows), lines(say('answers_are', { answers: answersOf(activity) }), ...coming)],
    };
  },
});

/** Settles a round of a prediction and gives its prizes, once. */
export const settle = defineOperation({
  name: 'settle',
  title: '结算场次',
  summary: '按结果结算竞猜场次并发放奖励；填错请用“更正结算”',
  subject: '竞猜场次',
  permission: 'settle',
  audited: true,
  approval: 'always',
  input: z.strictObject({
    campaign: CAMPAIGN.meta({ operand: true }),
    round: z.string().meta({ title: '场次', operand: true }),
    outcome: z.string().meta({ title: '结果', kind: 'part', operand: true }),
  }),
  async run({ services, orm, now, operator }, { campaign: slug, round: id, outcome: written }) {
    const activity = findActivity(findCampaign(services, slug), 'predict');
    const round = await findRound(orm, slug, activity, id);
    if (now < round.resultAt) {
      throw new OperatorError(say('result_not_known', { round: id, at: iso(round.resultAt) }));
    }
    const played = await readPlayed({ services, orm }, slug, round);
    const outcome = readOutcome(played, written);
    await requireGoingOn(orm);
    const settled = await settleRound({ orm, slug, activity: played, round: id, outcome, operator, now });
    if ('earlier' in settled) {
      const answer = [endedBy(id, settled.earlier), say('nothing_changed')];
      if (settled.earlier.outcome !== outcome) throw new OperatorError(answer);
      return { answer };
    }
    return {
      answer: [say('round_settled', { round: id, outcome, ...settled })],
      details: { campaign: slug, round: id, outcome, ...settled },
    };
  },
});

/** Ends a round without a result, such as one whose release was cancelled. */
export const callOff = defineOperation({
  name: 'call-off',
  title: '取消场次',
  summary: '永久取消无法结算的场次：不发奖励，也不中断连中',
  subject: '竞猜场次',
  permission: 'settle',
  audited: true,
  approval: 'always',
  input: z.strictObject({
    campaign: CAMPAIGN.meta({ operand: true }),
    round: z.string().meta({ title: '场次', operand: true }),
    reason: REASON,
  }),
  async run({ services, orm, now, operator }, { campaign: slug, round: id, reason }) {
    const activity = findActivity(findCampaign(services, slug), 'predict');
    const round = await findRound(orm, slug, activity, id);
    if (now < round.beginsAt) throw new OperatorError(say('round_not_begun', { round: id, at: iso(round.beginsAt) }));
    const off = { orm, slug, activity, round: id, operator, now };
    const earlier = await callOffRound(off);
    if (earlier) {
      const answer = [endedBy(id, earlier), say('nothing_changed')];
      if (earlier.outcome !== null) throw new OperatorError(answer);
      return { answer };
    }
    const guesses = (await readGuesses(off)).length;
    return {
      answer: [say('round_called_off', { round: id, guesses })],
      details: { campaign: slug, round: id, reason, guesses },
    };
  },
});

/** @throws OperatorError if the calendar, including changes by operators, has no such round */
export async function findRound(orm: Orm, slug: string, activity: ActivityOf<'predict'>, id: string): Promise<Round> {
  const round = roundOf(await readRhythm({ orm, slug }, activity.round), id);
  if (!round) throw new OperatorError(say('no_round', { campaign: slug, round: id }));
  return round;
}

/** The prediction as it was when guesses in a round ended: a later definition does not change the prizes of the round. */
export async function readPlayed(
  { services, orm }: Pick<OperationContext, 'services' | 'orm'>,
  slug: string,
  { closesAt }: Round,
): Promise<ActivityOf<'predict'>> {
  const campaign = await readCampaignAt(orm, services.revisions.current(), slug, after(closesAt, -1));
  return findActivity(campaign ?? findCampaign(services, slug), 'predict');
}

/** Says how many rounds the calendar has left, and how to add more. */
export function roundsLeft(slug: string, coming: readonly Round[]): Sentence {
  return say('rounds_left', { campaign: slug, count: coming.length, until: iso(coming.at(-1)?.resultAt) });
}

function endedBy(id: string, { outcome, operator, settledAt, correction }: RoundEnd): Sentence {
  const last = correction ?? { operator, at: settledAt };
  return say('round_ended_by', { round: id, outcome, by: last.operator, at: iso(last.at) });
}

function resultOf({ outcome, operator, settledAt, correction }: RoundEnd): Sentence {
  return say('round_result', {
    outcome,
    by: operator,
    at: iso(settledAt),
    corrector: correction?.operator ?? null,
    corrected: iso(correction?.at),
  });
}
