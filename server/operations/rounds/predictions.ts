import { z } from 'zod';
import type { ActivityOf } from '@/lib/activities/schema';
import { readRhythm } from '../../domain/activities/kinds/predict/calendar';
import { type RoundEnd, readEnds } from '../../domain/activities/kinds/predict/ends';
import { readSplits } from '../../domain/activities/kinds/predict/guesses';
import { type Round, roundAt, roundOf, roundsToCome, roundsUpTo } from '../../domain/activities/kinds/predict/rounds';
import type { Orm } from '../../platform/database/types';
import { beijingTime } from '../common/beijing-time';
import { findActivity, findCampaign } from '../common/find-campaign';
import { REASON, reasonText } from '../common/inputs';
import { defineOperation, OperatorError } from '../common/operation';
import { textTable } from '../common/text-table';
import { requireGoingOn } from '../rewards/pause';
import { answersOf, readOutcome } from './read-outcome';
import { callOffRound, readGuesses, settleRound } from './settle-round';

const ROUNDS_SHOWN = 15;

/** Lists the newest rounds of a prediction. */
export const rounds = defineOperation({
  name: 'rounds',
  summary: 'lists the newest rounds of a prediction, with guesses and outcomes',
  operands: ['campaign'],
  audited: false,
  input: z.strictObject({ campaign: z.string() }),
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
      const outcome = settled.find(({ round }) => round === id);
      const result = outcome ? resultOf(outcome) : '-';
      return [id, beijingTime(closesAt), beijingTime(resultAt), String(guesses), result];
    });
    const headings = ['round', 'closes', 'result', 'guesses', 'outcome'];
    const coming = rhythm.every === 'release' ? `\n${comingText(slug, roundsToCome(rhythm, now))}` : '';
    return { text: `${textTable(headings, rows, '')}\n\nAnswers: ${answersOf(activity)}${coming}` };
  },
});

/** Settles a round of a prediction and gives its prizes, once. */
export const settle = defineOperation({
  name: 'settle',
  summary: 'settles a round of a prediction and gives its prizes; `correct-settlement` corrects a mistake',
  operands: ['campaign', 'round', 'outcome'],
  audited: true,
  approval: 'always',
  input: z.strictObject({ campaign: z.string(), round: z.string(), outcome: z.string() }),
  async run({ services, orm, now, operator }, { campaign: slug, round: id, outcome: written }) {
    const activity = findActivity(findCampaign(services, slug), 'predict');
    const round = await findRound(orm, slug, activity, id);
    if (now < round.resultAt) {
      throw new OperatorError(`The result of round ${id} is only known at ${beijingTime(round.resultAt)}.`);
    }
    const outcome = readOutcome(activity, written);
    await requireGoingOn(orm);
    const settled = await settleRound({ orm, slug, activity, round: id, outcome, operator, now });
    if ('earlier' in settled) {
      const by = endedBy(id, settled.earlier);
      if (settled.earlier.outcome !== outcome) throw new OperatorError(`${by}. Nothing was changed.`);
      return { text: `${by}. Nothing was changed.` };
    }
    return {
      text: `Round ${id} is settled as ${outcome}: ${settled.winners} of ${settled.guesses} guesses win; ${settled.streaks} streak prizes.`,
      details: { campaign: slug, round: id, outcome, ...settled },
    };
  },
});

/** Ends a round without a result, such as one whose release was cancelled. */
export const callOff = defineOperation({
  name: 'call-off',
  summary: 'calls off a round that cannot be settled, permanently: it gives nothing and breaks no streak',
  operands: ['campaign', 'round'],
  options: REASON,
  audited: true,
  approval: 'always',
  input: z.strictObject({ campaign: z.string(), round: z.string(), reason: reasonText }),
  async run({ services, orm, now, operator }, { campaign: slug, round: id, reason }) {
    const activity = findActivity(findCampaign(services, slug), 'predict');
    const round = await findRound(orm, slug, activity, id);
    if (now < round.beginsAt) throw new OperatorError(`Round ${id} begins at ${beijingTime(round.beginsAt)}.`);
    const off = { orm, slug, activity, round: id, operator, now };
    const earlier = await callOffRound(off);
    if (earlier && earlier.outcome !== null) throw new OperatorError(`${endedBy(id, earlier)}. Nothing was changed.`);
    if (earlier) return { text: `${endedBy(id, earlier)}. Nothing was changed.` };
    const guesses = (await readGuesses(off)).length;
    return {
      text: `Round ${id} is called off; ${guesses} guesses are void.`,
      details: { campaign: slug, round: id, reason, guesses },
    };
  },
});

/** @throws OperatorError if the calendar, including changes by operators, has no such round */
export async function findRound(orm: Orm, slug: string, activity: ActivityOf<'predict'>, id: string): Promise<Round> {
  const round = roundOf(await readRhythm({ orm, slug }, activity.round), id);
  if (!round) throw new OperatorError(`There is no round "${id}". \`npm run ops -- rounds ${slug}\` lists them.`);
  return round;
}

/** Says how many rounds the calendar has left, and how to add more. */
export function comingText(slug: string, coming: readonly Round[]): string {
  const last = coming.at(-1);
  const count = coming.length === 1 ? '1 round' : `${coming.length || 'no'} rounds`;
  const until = last ? `, the last until ${beijingTime(last.resultAt)}` : '';
  return `"${slug}" has ${count} left${until}; \`npm run ops -- add-rounds ${slug} <release>\` adds more.`;
}

function endedBy(id: string, { outcome, operator, settledAt, correction }: RoundEnd): string {
  const what = outcome === null ? `called round ${id} off` : `settled round ${id} as ${outcome}`;
  const last = correction ?? { operator, at: settledAt };
  return `${last.operator} ${what} at ${beijingTime(last.at)}`;
}

function resultOf({ outcome, operator, settledAt, correction }: RoundEnd): string {
  const corrected = correction ? `, corrected by ${correction.operator}, ${beijingTime(correction.at)}` : '';
  return `${outcome ?? 'called off'} by ${operator}, ${beijingTime(settledAt)}${corrected}`;
}
