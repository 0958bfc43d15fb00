import { z } from 'zod';
import { findActivity, findCampaign } from '../common/find-campaign';
import { REASON, reasonText } from '../common/inputs';
import { defineOperation } from '../common/operation';
import { requireGoingOn } from '../rewards/pause';
import { dollarsOf, givenText } from '../rewards/reward-sums';
import { owedPointsText } from '../rewards/take-back';
import { correctRound, toBeRecovered } from './correct-round';
import { findRound } from './predictions';
import { readOutcome } from './read-outcome';

const CALLED_OFF = 'called-off';

/** Corrects the outcome of a settled round of a prediction: gives and takes back the difference. */
export const correctSettlement = defineOperation({
  name: 'correct-settlement',
  summary: `corrects the outcome of a round, or calls it off (${CALLED_OFF}): gives what is missing and takes back what was wrong`,
  operands: ['campaign', 'round', 'outcome'],
  options: REASON,
  audited: true,
  approval: 'always',
  input: z.strictObject({ campaign: z.string(), round: z.string(), outcome: z.string(), reason: reasonText }),
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
    if (before.outcome === outcome) return { text: `Round ${round} already is ${written}. Nothing was changed.` };
    const pending = given.filter(({ state }) => state === 'held');
    const wait = pending.length === 0 ? '' : ` Pending because no budget has room: ${givenText(pending)}.`;
    const recovered = toBeRecovered(back);
    const recover = recovered.length === 0 ? '' : ` To recover from visitors: ${givenText(recovered)}.`;
    const owed = points === 0 ? '' : ` ${owedPointsText(points)}`;
    return {
      text: `Round ${round} was ${before.outcome ?? CALLED_OFF} and is ${written} now. Given: ${given.length}, ${givenText(given)}.${wait} Taken back: ${back.length}, ${givenText(back)}.${recover}${owed}`,
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
