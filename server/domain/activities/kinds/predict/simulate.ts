import type { ActivityOf } from '@/lib/activities/schema';
import type { Entry } from '../../engine/entries';
import type { Simulate, SimulatedWorld } from '../../engine/simulated';
import type { SimulatedCustomer } from '../../engine/simulated-customer';
import { type Guess, guessKey, prizeSource, roundOfKey, streakSource } from './guesses';
import { rightGuesses } from './right-guesses';
import { type Round, roundAt } from './rounds';
import { runAround, streaksReached } from './streak';

type Answer = ActivityOf<'predict'>['answer'];

/** Guesses in the running round. */
export const simulate: Simulate<'predict'> = ({ round: rhythm, answer }, { entries }, world) => {
  const { id, closesAt } = roundAt(rhythm, world.now);
  const guess = guessAt(answer, id, world);
  const isOpen = world.now < closesAt && !entries.some(({ key }) => key === guessKey(id));
  if (isOpen) entries.push({ key: guessKey(id), value: { answer: guess } satisfies Guess, at: world.now });
  return [{ action: 'guess', input: { round: id, answer: guess }, won: isOpen ? [] : null }];
};

/** Settles a round, after those before it, with an outcome of chance; returns the outcome. */
export function settleSimulated(
  { answer, prize, streaks }: ActivityOf<'predict'>,
  { id: round }: Round,
  customers: readonly SimulatedCustomer[],
  world: SimulatedWorld,
): string | number {
  const outcome = outcomeAt(answer, world.chance(`outcome of ${round}`));
  const guesses = customers.flatMap((customer) => {
    const entry = (customer.entries as Entry<Guess>[]).find(({ key }) => key === guessKey(round));
    return entry ? [{ customer, answer: entry.value.answer, at: entry.at.getTime() }] : [];
  });
  const winners = rightGuesses(
    answer,
    outcome,
    guesses.sort((one, other) => one.at - other.at),
  );
  for (const { customer } of winners) world.give(customer, prizeSource(round), prize);
  for (const { customer } of winners) {
    const rounds = customer.entries.map(({ key }) => roundOfKey(key)).sort();
    const rights = rounds.map((id) => ({
      round: id,
      right: id > round ? null : customer.given.has(prizeSource(id)),
    }));
    for (const { length, prize: won } of streaksReached(runAround(rights, round), streaks, customer.given))
      world.give(customer, streakSource(length, round), won);
  }
  return outcome;
}

/** A guess; every other customer follows the favourite of the round, so that a crowd is right or wrong together. */
function guessAt(answer: Answer, round: string, world: SimulatedWorld): string | number {
  const follows = answer.type === 'options' && world.choose(2) === 0;
  return outcomeAt(answer, follows ? world.chance(`favourite of ${round}`) : world.choose(1_000) / 1_000);
}

/** The option or figure at a number from 0 up to 1, each as likely as another. */
function outcomeAt(answer: Answer, at: number): string | number {
  if (answer.type === 'options') return answer.options[Math.floor(at * answer.options.length)]?.id ?? '';
  const { min, max, step } = answer;
  return Number((min + Math.floor(at * (Math.floor((max - min) / step + 1e-9) + 1)) * step).toFixed(6));
}
