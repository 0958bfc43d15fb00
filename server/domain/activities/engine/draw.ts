import { randomInt } from 'node:crypto';
import { ODDS_TOTAL, type Outcome } from '@/lib/activities/odds';
import type { DefinedItem, Place } from './module';
import { readLeft, takeOne } from './stock';

/** The outcome for a number from 0 to {@link ODDS_TOTAL} - 1. */
export function outcomeAt(outcomes: readonly Outcome[], number: number): Outcome {
  let upTo = 0;
  for (const outcome of outcomes) {
    upTo += outcome.odds;
    if (number < upTo) return outcome;
  }
  throw new RangeError(`The odds do not reach ${number}.`);
}

/** The stock of a draw's limited outcomes. */
export interface Pool {
  /** Distinguishes the boxes of one activity; empty for a wheel. */
  name: string;
  /** The round of renewed stock; empty if it is never renewed. */
  round?: string;
}

/**
 * Draws an outcome by its odds with a cryptographic random number. If its stock has run out, the first unlimited
 * outcome replaces it, so that the published odds of the others stay the same.
 */
export async function draw(context: Place, outcomes: readonly Outcome[], { name, round = '' }: Pool): Promise<Outcome> {
  const drawn = outcomeAt(outcomes, randomInt(ODDS_TOTAL));
  if (drawn.stock === null) return drawn;
  if (await takeOne(context, { item: stockItem(name, drawn.id), total: drawn.stock, round })) return drawn;
  return replacementOf(drawn, outcomes);
}

/** The outcome that replaces one whose stock has run out: the first unlimited one. */
export function replacementOf(drawn: Outcome, outcomes: readonly Outcome[]): Outcome {
  return outcomes.find(({ stock }) => stock === null) ?? drawn;
}

/** What is left of every outcome, in the same order; `null` if it is unlimited. */
export async function readOutcomesLeft(context: Place, outcomes: readonly Outcome[], pool: string) {
  return outcomesLeft(outcomes, pool, await readLeft(context, limitedOutcomes(outcomes, pool)));
}

/** The same from pieces that were read before, by stock item. */
export function outcomesLeft(outcomes: readonly Outcome[], pool: string, left: ReadonlyMap<string, number>) {
  return outcomes.map(({ id, stock }) => ({
    id,
    left: stock === null ? null : (left.get(stockItem(pool, id)) ?? stock),
  }));
}

/** The outcomes that are limited in number. */
export function limitedOutcomes(
  outcomes: readonly Outcome[],
  pool: string,
  perRound?: DefinedItem['perRound'],
): DefinedItem[] {
  const renewed = perRound && { perRound };
  return outcomes.flatMap(({ id, label, stock, prize }) =>
    stock === null ? [] : [{ item: stockItem(pool, id), name: label, total: stock, prize, ...renewed }],
  );
}

/** An outcome's name in the stock; `pool` distinguishes the boxes of one activity and is empty for a wheel. */
export function stockItem(pool: string, outcome: string): string {
  return pool ? `${pool}/${outcome}` : outcome;
}
