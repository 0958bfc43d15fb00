import { z } from 'zod';
import { CAMPAIGN, REASON } from '../common/fields';
import { findActivity, findCampaign } from '../common/find-campaign';
import { defineOperation } from '../common/operation';
import { requireGoingOn } from '../rewards/pause';
import { dollarsOf, sumsOf } from '../rewards/reward-sums';
import { owedBy } from '../rewards/take-back';
import { correctRound } from './correct-round';
import { findRound, readPlayed } from './predictions';
import { readOutcome } from './read-outcome';
import { CALLED_OFF, say } from './words';

/** Corrects the outcome of a settled round of a prediction: gives and takes back the difference. */
export const correctSettlement = defineOperation({
  name: 'correct-settlement',
  title: '更正结算',
  summary: '更正场次的结果，或取消该场次：补发应发的，收回错发的',
  subject: '竞猜场次',
  permission: 'settle',
  audited: true,
  approval: 'always',
  input: z.strictObject({
    campaign: CAMPAIGN.meta({ operand: true }),
    round: z.string().meta({ title: '场次', operand: true }),
    outcome: z.string().meta({ title: '结果', kind: 'part', also: { [CALLED_OFF]: '取消这一场' }, operand: true }),
    reason: REASON,
  }),
  async run({ services, orm, now, operator }, { campaign: slug, round, outcome: written, reason }) {
    const current = findActivity(findCampaign(services, slug), 'predict');
    const activity = await readPlayed({ services, orm }, slug, await findRound(orm, slug, current, round));
    await requireGoingOn(orm);
    const outcome = written === CALLED_OFF ? null : readOutcome(activity, written);
    const { before, given, back, points } = await correctRound({
      orm,
      slug,
      activity,
      round,
      outcome,
      reason,
      operator,
      now,
    });
    if (before.outcome === outcome)
      return { answer: [say('round_already_is', { round, outcome }), say('nothing_changed')] };
    const pending = given.filter(({ state }) => state === 'held');
    return {
      answer: [
        say('round_corrected', { round, from: before.outcome, to: written }),
        say('prizes_given', { count: given.length, sum: sumsOf(given) }),
        ...(pending.length === 0 ? [] : [say('prizes_pending', { sum: sumsOf(pending) })]),
        say('prizes_taken_back', { count: back.length, sum: sumsOf(back) }),
        ...owedBy(back, points),
      ],
      details: {
        campaign: slug,
        round,
        from: before.outcome,
        to: outcome,
        reason,
        given: given.map(({ id }) => id),
        back: back.map(({ id }) => id),
        ...(points > 0 && { points }),
      },
      dollars: dollarsOf([...given, ...back]),
    };
  },
});
