import { randomInt } from 'node:crypto';
import { ODDS_TOTAL, type Outcome } from '@/lib/activities/odds';
import type { DefinedItem, Place } from './module';
import { readLeft, takeOne } from './stock';

/** The outcome that a number from 0 to {@link ODDS_TOTAL} - 1 falls on. */
export function outcomeAt(outcomes: readonly Outcome[], number: number): Outcome {
  let upTo = 0;
  for (const outcome of outcomes) {
    upTo += outcome.odds;
    if (number < upTo) return outcome;
  }
  throw new RangeError(`The odds do not reach ${number}.`);
}

/** Where the limited outcomes of a draw are stocked. */
interface Pool {
  /** Tells the boxes of one activity apart; empty for a wheel. */
  name: string;
  /** Of stock that is renewed; empty where it is not. */
  round?: string;
}

/**
 * Draws an outcome by its odds with a cryptographic random number. One whose stock has run out falls to the first of
 * unlimited number, so that the published odds of the others stay what they are.
 */
export async function draw(context: Place, outcomes: readonly Outcome[], { name, round = '' }: Pool): Promise<Outcome> {
  const drawn = outcomeAt(outcomes, randomInt(ODDS_TOTAL));
  if (drawn.stock === null) return drawn;
  if (await takeOne(context, { item: stockItem(name, drawn.id), total: drawn.stock, round })) return drawn;
  return outcomes.find(({ stock }) => stock === null) ?? drawn;
}

/** What is left of every outcome, in its order; `null` where it never runs out. */
export async function readOutcomesLeft(context: Place, outcomes: readonly Outcome[], pool: string) {
  return outcomesLeft(outcomes, pool, await readLeft(context, limitedOutcomes(outcomes, pool)));
}

/** The same of pieces that have been read already, by item of the stock. */
export function outcomesLeft(outcomes: readonly Outcome[], pool: string, left: ReadonlyMap<string, number>) {
  return outcomes.map(({ id, stock }) => ({
    id,
    left: stock === null ? null : (left.get(stockItem(pool, id)) ?? stock),
  }));
}

/** The outcomes that there are only so many of. */
export function limitedOutcomes(
  outcomes: readonly Outcome[],
  pool: string,
  perRound?: DefinedItem['perRound'],
): DefinedItem[] {
  const renewed = perRound && { perRound };
  return outcomes.flatMap(({ id, stock, prize }) =>
    stock === null ? [] : [{ item: stockItem(pool, id), total: stock, prize, ...renewed }],
  );
}

/** The stock's name of an outcome; `pool` tells the boxes of one activity apart and is empty for a wheel. */
function stockItem(pool: string, outcome: string): string {
  return pool ? `${pool}/${outcome}` : outcome;
}
