import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ActivityOf } from '@/lib/activities/schema';
import { readSplits } from '../domain/activities/kinds/predict/guesses';
import { type Round, roundAt, roundOf, roundsUpTo } from '../domain/activities/kinds/predict/rounds';
import { roundOutcomes } from '../platform/database/schema/activities';
import { beijingTime } from './beijing-time';
import { findActivity, findCampaign } from './find-campaign';
import { defineOperation, OperatorError } from './operation';
import { callOffRound, type Earlier, readGuesses, settleRound } from './settle-round';
import { textTable } from './text-table';

const ROUNDS_SHOWN = 15;

/** The newest rounds of a prediction. */
export const rounds = defineOperation({
  name: 'rounds',
  summary: 'the newest rounds of a prediction, with guesses and outcome',
  operands: ['campaign'],
  act: false,
  input: z.strictObject({ campaign: z.string() }),
  async run({ services, orm, now }, { campaign: slug }) {
    const activity = findActivity(findCampaign(services, slug), 'predict');
    const recent = roundsUpTo(activity.round, roundAt(activity.round, now), ROUNDS_SHOWN);
    const splits = await readSplits(
      { orm, slug, activity },
      recent.map(({ id }) => id),
    );
    const settled = await orm.select().from(roundOutcomes).where(eq(roundOutcomes.slug, slug));
    const rows = recent.map(({ id, closesAt, resultAt }) => {
      const guesses = [...(splits.get(id)?.values() ?? [])].reduce((all, count) => all + count, 0);
      const outcome = settled.find(({ round }) => round === id);
      const result = outcome ? `${wordOf(outcome)} by ${outcome.operator}, ${beijingTime(outcome.settledAt)}` : '-';
      return [id, beijingTime(closesAt), beijingTime(resultAt), String(guesses), result];
    });
    const headings = ['round', 'closes', 'result', 'guesses', 'outcome'];
    return { text: `${textTable(headings, rows, '')}\n\nAnswers: ${answersOf(activity)}` };
  },
});

/** Settles a round of a prediction and gives its prizes, once. */
export const settle = defineOperation({
  name: 'settle',
  summary: 'settles a round of a prediction and gives its prizes; it cannot be settled otherwise later',
  operands: ['campaign', 'round', 'outcome'],
  act: true,
  input: z.strictObject({ campaign: z.string(), round: z.string(), outcome: z.string() }),
  async run({ services, orm, now, operator }, { campaign: slug, round: id, outcome: written }) {
    const activity = findActivity(findCampaign(services, slug), 'predict');
    const round = findRound(slug, activity, id);
    if (now < round.resultAt) {
      throw new OperatorError(`The result of round ${id} is known at ${beijingTime(round.resultAt)}, not before.`);
    }
    const outcome = readOutcome(activity, written);
    const settled = await settleRound({ orm, slug, activity, round: id, outcome, operator, now });
    if ('earlier' in settled) {
      const by = endedBy(id, settled.earlier);
      if (settled.earlier.outcome !== outcome) throw new OperatorError(`${by}; it stays so.`);
      return { text: `${by} already. Nothing was given again.` };
    }
    return {
      text: `Round ${id} is settled as ${outcome}: ${settled.winners} of ${settled.guesses} guesses win; ${settled.streaks} streak prizes.`,
      details: { campaign: slug, round: id, outcome, ...settled },
    };
  },
});

/** Ends a round that has no result, such as that of a release that was cancelled. */
export const callOff = defineOperation({
  name: 'call-off',
  summary: 'calls a round of a prediction off that cannot be settled: it gives nothing and breaks no streak, for good',
  operands: ['campaign', 'round'],
  options: { reason: 'why, for the record' },
  act: true,
  input: z.strictObject({
    campaign: z.string(),
    round: z.string(),
    reason: z.string('say why with --reason=…').min(1),
  }),
  async run({ services, orm, now, operator }, { campaign: slug, round: id, reason }) {
    const activity = findActivity(findCampaign(services, slug), 'predict');
    const round = findRound(slug, activity, id);
    if (now < round.beginsAt) throw new OperatorError(`Round ${id} begins at ${beijingTime(round.beginsAt)}.`);
    const off = { orm, slug, activity, round: id, operator, now };
    const earlier = await callOffRound(off);
    if (earlier && earlier.outcome !== null) throw new OperatorError(`${endedBy(id, earlier)}; it stays so.`);
    if (earlier) return { text: `${endedBy(id, earlier)} already.` };
    const guesses = (await readGuesses(off)).length;
    return {
      text: `Round ${id} is called off; ${guesses} guesses are void.`,
      details: { campaign: slug, round: id, reason, guesses },
    };
  },
});

function findRound(slug: string, activity: ActivityOf<'predict'>, id: string): Round {
  const round = roundOf(activity.round, id);
  if (!round) throw new OperatorError(`There is no round "${id}". \`npm run ops -- rounds ${slug}\` lists them.`);
  return round;
}

function endedBy(id: string, { outcome, operator, settledAt }: Earlier): string {
  const act = outcome === null ? `called round ${id} off` : `settled round ${id} as ${outcome}`;
  return `${operator} ${act} at ${beijingTime(settledAt)}`;
}

function wordOf({ outcome }: Pick<Earlier, 'outcome'>): string {
  return outcome === null ? 'called off' : String(outcome);
}

function readOutcome(activity: ActivityOf<'predict'>, written: string): string | number {
  const { answer } = activity;
  const figure = Number(written);
  const known =
    answer.type === 'options'
      ? answer.options.some(({ id }) => id === written)
      : /^-?\d+(?:\.\d+)?$/.test(written) && Number.isFinite(figure);
  if (!known)
    throw new OperatorError(`"${written}" is no outcome of this prediction. Answers: ${answersOf(activity)}.`);
  return answer.type === 'options' ? written : figure;
}

function answersOf({ answer }: ActivityOf<'predict'>): string {
  if (answer.type === 'number') return `a figure in ${answer.unit}`;
  return answer.options.map(({ id, label }) => `${id} (${label})`).join(', ');
}
