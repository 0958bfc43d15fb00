import { z } from 'zod';
import { findActivity, findCampaign } from '../common/find-campaign';
import { REASON, reasonText } from '../common/inputs';
import { defineOperation } from '../common/operation';
import { say as sayCommon } from '../common/words';
import { requireGoingOn } from '../rewards/pause';
import { dollarsOf, sumsOf } from '../rewards/reward-sums';
import { owedBy } from '../rewards/take-back';
import { correctRound } from './correct-round';
import { findRound } from './predictions';
import { readOutcome } from './read-outcome';
import { CALLED_OFF, operations, say } from './words';

/** Corrects the outcome of a settled round of a prediction: gives and takes back the difference. */
export const correctSettlement = defineOperation({
  name: 'correct-settlement',
  summary: `corrects the outcome of a round, or calls it off (${CALLED_OFF}): gives what is missing and takes back what was wrong`,
  operands: ['campaign', 'round', 'outcome'],
  options: REASON,
  audited: true,
  approval: 'always',
  input: z.strictObject({ campaign: z.string(), round: z.string(), outcome: z.string(), reason: reasonText }),
  zh: operations['correct-settlement'],
  async run({ services, orm, now, operator }, { campaign: slug, round, outcome: written, reason }) {
    const activity = findActivity(findCampaign(services, slug), 'predict');
    await findRound(orm, slug, activity, round);
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
      return { answer: [say('round_already_is', { round, outcome: written }), sayCommon('nothing_changed')] };
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
