import type { ActivityOf } from '@/lib/activities/schema';

export interface AccountGuess {
  account: string;
  answer: string | number;
}

/**
 * The guesses that win: all that name the outcome or, of figures, the nearest, of equally near ones the earlier.
 *
 * @param guesses in the order in which they were made
 */
export function rightGuesses(
  answer: ActivityOf<'predict'>['answer'],
  outcome: string | number,
  guesses: readonly AccountGuess[],
): AccountGuess[] {
  if (answer.type === 'options') return guesses.filter((guess) => guess.answer === outcome);
  const distance = (guess: AccountGuess) => roundOff(Math.abs(Number(guess.answer) - Number(outcome)));
  return [...guesses].sort((a, b) => distance(a) - distance(b)).slice(0, answer.winners);
}

/** Without what binary fractions add, by which 0.3 would be nearer to 0.2 than 0.1 is. */
function roundOff(value: number): number {
  return Math.round(value * 1e6);
}
