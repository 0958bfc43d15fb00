import type { PredictState } from '@/lib/activities/predict/contract';
import type { ActivityOf } from '@/lib/activities/schema';
import { ApiProblem, fieldProblem } from '../../../../platform/http/problem';
import { addEntry, readEntries } from '../../engine/entries';
import { readGiven } from '../../engine/give';
import { type ActivityContext, defineModule } from '../../engine/module';
import { readComing, readRhythm } from './calendar';
import {
  type Guess,
  guessKey,
  isSettled,
  lockRound,
  prizeSource,
  readOutcomes,
  readSplits,
  roundOfKey,
} from './guesses';
import { type Round, roundAt, roundsUpTo } from './rounds';
import { lastRun } from './streak';

type Answer = ActivityOf<'predict'>['answer'];
type Phase = PredictState['rounds'][number]['phase'];

/** How many earlier rounds may be shown; those without a guess or an end are left out. */
const ENDED_SHOWN = 6;

/** How many coming releases are shown. */
const RELEASES_SHOWN = 4;

/**
 * Prediction rounds of a day, a week, a month or between releases: each account may guess once per round; an operator
 * settles them.
 */
export const predict = defineModule({
  kind: 'predict',

  async state(context) {
    const { activity, now } = context;
    const rhythm = await readRhythm(context, activity.round);
    const running = roundAt(rhythm, now);
    const outcomes = await readOutcomes(context);
    const recent = roundsUpTo(rhythm, running, 1 + ENDED_SHOWN);
    const splits = await readSplits(
      context,
      recent.map(({ id }) => id),
    );
    const mine = await readMine(context, outcomes);
    return {
      kind: 'predict',
      rounds: recent
        .map((round) => {
          const split = splits.get(round.id) ?? new Map<string, number>();
          return {
            ...times(round),
            phase: phaseOf(round, outcomes.get(round.id), now),
            split: optionsOf(activity.answer).map(({ id }) => ({ id, count: split.get(id) ?? 0 })),
            total: [...split.values()].reduce((all, count) => all + count, 0),
            outcome: outcomes.get(round.id) ?? null,
            mine: mine.get(round.id) ?? null,
          };
        })
        .filter(({ id, total }) => id === running.id || outcomes.has(id) || total > 0),
      calendar: (await readComing(context, activity.round, RELEASES_SHOWN)).map(({ at, label }) => ({
        at: at.toISOString(),
        label,
      })),
      streak: context.account ? lastRun([...mine.values()].map(({ right }) => right)) : null,
    };
  },

  actions: {
    async guess(context, { round: id, answer }) {
      const { activity, now } = context;
      const running = roundAt(await readRhythm(context, activity.round), now);
      if (id !== running.id) throw fieldProblem('round', '只可参与当前一期竞猜');
      if (now >= running.closesAt) throw new ApiProblem('ended', { message: '本期竞猜已截止，请等待结果' });
      requireAnswer(activity.answer, answer);
      await lockRound(context, id, 'shared');
      const outcome = (await readOutcomes(context)).get(id);
      if (outcome === null) throw new ApiProblem('ended', { message: '本期竞猜已作废，请参与下一期' });
      if (outcome !== undefined) throw new ApiProblem('ended', { message: '本期竞猜已公布结果' });
      const guess: Guess = { answer };
      if (!(await addEntry(context, guessKey(id), guess))) {
        throw new ApiProblem('already_done', { message: '本期您已参与，每期限竞猜一次' });
      }
      return {};
    },
  },
});

/** `outcome` is undefined until an operator has ended the round, and `null` if it was called off. */
function phaseOf({ closesAt }: Round, outcome: string | number | null | undefined, now: Date): Phase {
  if (outcome === null) return 'called-off';
  if (outcome !== undefined) return 'settled';
  return now < closesAt ? 'open' : 'closed';
}

/** An account's guesses by round, oldest first. `right` is `null` unless the round is settled. */
async function readMine(context: ActivityContext<'predict'>, outcomes: ReadonlyMap<string, string | number | null>) {
  const entries = await readEntries<Guess>(context);
  const given = await readGiven(context, prizeSource(''));
  const answers = entries.map(({ key, value }) => [roundOfKey(key), value.answer] as const);
  return new Map(
    // Sorted as texts, pairs are in the order of their rounds, which come first in them.
    answers.sort().map(([round, answer]) => {
      const right = isSettled(outcomes, round) ? given.has(prizeSource(round)) : null;
      return [round, { answer, right }];
    }),
  );
}

function requireAnswer(definition: Answer, answer: string | number): void {
  if (definition.type === 'options') {
    if (!definition.options.some(({ id }) => id === answer)) throw fieldProblem('answer', '请选择一个选项');
    return;
  }
  const { min, max, step, unit } = definition;
  const range = `请输入${min}至${max}${unit}之间的数字`;
  if (typeof answer !== 'number' || answer < min || answer > max) throw fieldProblem('answer', range);
  const steps = (answer - min) / step;
  // Stryker disable next-line EqualityOperator: no number that a visitor can type differs by exactly this much
  if (Math.abs(steps - Math.round(steps)) > 1e-6) throw fieldProblem('answer', `${range}，最小间隔为${step}`);
}

function optionsOf(definition: Answer) {
  return definition.type === 'options' ? definition.options : [];
}

function times({ id, beginsAt, closesAt, resultAt }: Round) {
  return {
    id,
    beginsAt: beginsAt.toISOString(),
    closesAt: closesAt.toISOString(),
    resultAt: resultAt.toISOString(),
  };
}
