import { and, eq, sql } from 'drizzle-orm';
import { readEntries } from '../../domain/activities/engine/entries';
import { give, openRewards, type Reward, readRewards } from '../../domain/activities/engine/give';
import type { AccountPlace } from '../../domain/activities/engine/module';
import { type RoundEnd, readEnds } from '../../domain/activities/kinds/predict/ends';
import { prizeSource, roundOfKey, streakSource } from '../../domain/activities/kinds/predict/guesses';
import { rightGuesses } from '../../domain/activities/kinds/predict/right-guesses';
import { streaksOf } from '../../domain/activities/kinds/predict/streak';
import { rewards } from '../../platform/database/schema/activities';
import { roundCorrections } from '../../platform/database/schema/corrections';
import { OperatorError } from '../common/operation';
import { addRewardEntry } from '../rewards/reward-ledger';
import { takeBack } from '../rewards/take-back';
import { lockEnds, type RoundToSettle, readGuesses } from './settle-round';
import { say } from './words';

interface RoundToCorrect extends Omit<RoundToSettle, 'outcome'> {
  /** `null` calls the round off. */
  outcome: string | number | null;
  reason: string;
}

/** The result of a correction; `before` is the previous end of the round. */
interface Corrected {
  before: RoundEnd;
  /** Empty, like `back`, if the round already had this outcome. */
  given: Reward[];
  /** The rewards before they were taken back. */
  back: Reward[];
  /** Points that the correction took back although they were spent. */
  points: number;
}

/**
 * Changes the outcome of an ended round, in the caller's transaction: gives the missing prizes and takes back the wrong ones, each
 * with its own ledger entry. Streak prizes become those of a round that had this outcome from the start.
 * @throws OperatorError if the round has not ended
 */
export async function correctRound(correction: RoundToCorrect): Promise<Corrected> {
  const { orm, slug, activity, round, outcome, reason, operator, now } = correction;
  await lockEnds(correction, round);
  const ends = await readEnds(orm, slug);
  const before = ends.find((end) => end.round === round);
  if (!before) throw new OperatorError(say('round_not_ended', { round }));
  const result: Corrected = { before, given: [], back: [], points: 0 };
  if (before.outcome === outcome) return result;
  await orm.insert(roundCorrections).values({ slug, round, outcome, reason, operator, at: now });
  const corrected = ends.map((end) => (end.round === round ? { ...end, outcome } : end));
  const guesses = await readGuesses(correction);
  const winners = outcome === null ? [] : rightGuesses(activity.answer, outcome, guesses).map(({ account }) => account);
  const places = guesses.map(({ account }): AccountPlace => ({ orm, slug, activity, account, now }));
  const prizes = places.map((place) => ({
    place,
    wanted: winners.includes(place.account) ? [{ source: prizeSource(round), prize: activity.prize }] : [],
  }));
  await settleDifferences(prizes, { source: prizeSource(round) }, correction, result);
  if (activity.streaks.length > 0) {
    const streaks: Wanted[] = [];
    for (const place of places) {
      const wanted = (await streaksNow(place, correction, corrected)).map(({ length, round: id }) => ({
        source: streakSource(length, id),
        prize: activity.streaks.find((streak) => streak.length === length)?.prize ?? activity.prize,
      }));
      streaks.push({ place, wanted });
    }
    await settleDifferences(streaks, { beginning: 'streak:' }, correction, result);
  }
  return result;
}

/** A single source, or all sources with a prefix. */
type Sources = { source: string } | { beginning: string };

/** The prizes that an account should have. */
interface Wanted {
  place: AccountPlace;
  wanted: readonly { source: string; prize: Pick<Reward, 'label' | 'amount' | 'unit'> }[];
}

/**
 * Takes back the unwanted rewards of some sources, then gives the wanted ones, so that budgets have room for them. Rewards that were
 * void before do not change.
 */
async function settleDifferences(
  all: readonly Wanted[],
  sources: Sources,
  correction: RoundToCorrect,
  result: Corrected,
): Promise<void> {
  for (const { place, wanted } of all) {
    for (const reward of await lockRewardsOf(place, sources)) {
      if (reward.state === 'void' || wanted.some(({ source }) => source === reward.source)) continue;
      result.points += await takeBack(correction, reward, { reopen: true });
      result.back.push(reward);
    }
  }
  for (const { place, wanted } of all) {
    for (const { source, prize } of wanted) {
      if (!(await give(place, source, prize))) continue;
      const given = (await readRewards(place, source)).get(source);
      if (!given) throw new Error('The prize just given does not exist.');
      await addRewardEntry(correction, given, 'given', [0, given.unit]);
      result.given.push(given);
    }
  }
}

/** Locks the account's rewards of used sources until the transaction ends. */
function lockRewardsOf(place: AccountPlace, sources: Sources): Promise<Reward[]> {
  return place.orm
    .select()
    .from(rewards)
    .where(
      and(
        openRewards(place),
        'source' in sources
          ? eq(rewards.source, sources.source)
          : sql`starts_with(${rewards.source}, ${sources.beginning})`,
      ),
    )
    .orderBy(rewards.id)
    .for('update');
}

/** The streak prizes that an account should have now. */
async function streaksNow(place: AccountPlace, { activity }: RoundToCorrect, ends: readonly RoundEnd[]) {
  const guessed = (await readEntries(place)).map(({ key }) => roundOfKey(key));
  const right = await readRewards(place, prizeSource(''));
  const settled = ends
    .filter(({ round, outcome }) => outcome !== null && guessed.includes(round))
    .map(({ round }) => ({ round, right: right.has(prizeSource(round)) }));
  return streaksOf(
    guessed,
    settled,
    activity.streaks.map(({ length }) => length),
  );
}
