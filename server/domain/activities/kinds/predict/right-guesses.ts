import type { ActivityOf } from '@/lib/activities/schema';

/**
 * The guesses that win: all that name the outcome or, for figures, the nearest ones; ties go to the earlier guess.
 *
 * @param guesses in order of time
 */
export function rightGuesses<Guess extends { answer: string | number }>(
  answer: ActivityOf<'predict'>['answer'],
  outcome: string | number,
  guesses: readonly Guess[],
): Guess[] {
  if (answer.type === 'options') return guesses.filter((guess) => guess.answer === outcome);
  const distance = (guess: Guess) => roundOff(Math.abs(Number(guess.answer) - Number(outcome)));
  return [...guesses].sort((a, b) => distance(a) - distance(b)).slice(0, answer.winners);
}

/** Rounds off binary fractions, with which 0.3 would be nearer to 0.2 than 0.1 is. */
function roundOff(value: number): number {
  return Math.round(value * 1e6);
}
