import type { GivenPrize } from '@/lib/activities/answer-fields';
import { ODDS_TOTAL, type Outcome } from '@/lib/activities/odds';
import type { ActivityKind, ActivityOf } from '@/lib/activities/schema';
import type { Costing } from '@/lib/activities/worth';
import { keyOf, numbersOf, randomAt } from '@/lib/random';
import { centsOf, hasRoom } from './budget';
import { outcomeAt, type Pool, replacementOf, stockItem } from './draw';
import type { SimulatedCustomer } from './simulated-customer';

/** An act that a customer tries, with its prizes; `null` if the rules reject it. */
export interface SimulatedAct {
  action: string;
  input?: Readonly<Record<string, string | number>>;
  won: readonly GivenPrize[] | null;
  /** If it is not the world's time. */
  at?: Date;
}

/**
 * What a customer does in an activity on one of its days, by the rules that the module of the kind applies. Of acts
 * that may follow one another, the last one is rejected.
 */
export type Simulate<Kind extends ActivityKind> = (
  activity: ActivityOf<Kind>,
  customer: SimulatedCustomer,
  world: SimulatedWorld,
) => SimulatedAct[];

/** Random whole numbers below the given ones, the same for the same seed. */
export function drawsOf(seed: number): (below: number) => number {
  const number = numbersOf(keyOf(seed, 'draws'));
  return (below) => Math.floor(number() * below);
}

/** Clock, chance, stock and money of one run of a simulated campaign. */
export class SimulatedWorld {
  now: Date;
  /** The activity that is played. */
  kind: ActivityKind = 'wheel';
  /** A random whole number from 0 to `below` - 1, as the engine draws one. */
  readonly draw: (below: number) => number;
  private readonly choice: () => number;
  private readonly taken = new Map<string, number>();
  /** Pieces taken of each item in all rounds, by kind and item. */
  readonly pieces = new Map<string, number>();
  /** When each item was used up first. */
  readonly usedUp = new Map<string, Date>();
  /** US cents of all rewards. */
  cents = 0;
  /** US cents that the budget has paid. */
  spent = 0;
  /** When the budget had no room first. */
  exhausted: Date | undefined;

  /** @param since the campaign's beginning @param budget US cents */
  constructor(
    readonly since: Date,
    private readonly seed: number,
    private readonly budget: number,
  ) {
    this.now = since;
    this.draw = drawsOf(seed);
    this.choice = numbersOf(keyOf(seed, 'choices'));
  }

  /** A random whole number from 0 to `below` - 1 for what a customer decides. */
  choose(below: number): number {
    return Math.floor(this.choice() * below);
  }

  /** A number from 0 up to 1 that is the same for the same name. */
  chance(name: string): number {
    return randomAt(keyOf(this.seed, name), 0);
  }

  /** Pieces left of an item; `round` is empty if it is never renewed. */
  left(item: string, total: number, round = ''): number {
    return total - (this.taken.get(`${this.kind} ${item} ${round}`) ?? 0);
  }

  /** Takes one of them; returns false if none is left. */
  take(item: string, total: number, round = ''): boolean {
    const left = this.left(item, total, round);
    if (left === 0) return false;
    const name = `${this.kind} ${item}`;
    this.taken.set(`${name} ${round}`, total - left + 1);
    this.pieces.set(name, (this.pieces.get(name) ?? 0) + 1);
    if (left === 1 && !this.usedUp.has(name)) this.usedUp.set(name, this.now);
    return true;
  }

  /** Draws like the engine. */
  drawFrom(outcomes: readonly Outcome[], { name, round }: Pool): Outcome {
    const drawn = outcomeAt(outcomes, this.draw(ODDS_TOTAL));
    const taken = drawn.stock === null || this.take(stockItem(name, drawn.id), drawn.stock, round);
    return taken ? drawn : replacementOf(drawn, outcomes);
  }

  /** Gives a prize once per source; returns false if the source has given before. */
  give({ account, given }: SimulatedCustomer, source: string, prize: GivenPrize & Costing): boolean {
    if (given.has(source)) return false;
    given.set(source, prize);
    if (prize.unit === 'points') account.points += prize.amount;
    const cents = centsOf(prize);
    this.cents += cents;
    account.cents += cents;
    if (hasRoom({ limit: this.budget, spent: this.spent }, cents)) this.spent += cents;
    else this.exhausted ??= this.now;
    return true;
  }
}

/** Repeats an act until it is rejected. */
export function untilRejected(act: () => SimulatedAct): SimulatedAct[] {
  const acts = [act()];
  while (acts.at(-1)?.won) acts.push(act());
  return acts;
}
