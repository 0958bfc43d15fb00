import type { GivenPrize } from '@/lib/activities/answer-fields';
import type { ActivityKind } from '@/lib/activities/schema';
import { toHundredths } from '@/lib/reward/hundredths';
import { after, DAY, MINUTE } from '../../../platform/clock/clock';
import { totalLots } from '../../funds/totals';
import type { Entry } from './entries';
import type { Facts } from './facts';

/** What is typical of a customer. */
export interface Profile {
  /** What it reaches during the campaign. */
  facts: Facts;
  /** Part of the days on which it comes, 0 to 1; it comes on one at least. */
  active: number;
  /** Whether it opens its account on the first of these days. */
  newcomer: boolean;
  /** Friends who count for an invitation. */
  friends: number;
}

/** What a customer has done and got in one activity. */
export interface SimulatedCustomer {
  account: SimulatedAccount;
  /** Oldest first. */
  entries: Entry<unknown>[];
  /** By source. */
  given: Map<string, GivenPrize>;
}

/**
 * An account in a simulated campaign. Deposits come on the first of its days, lots and friends evenly on all of them.
 */
export class SimulatedAccount {
  readonly openedAt: Date;
  points = 0;
  /** US cents of its rewards. */
  cents = 0;
  /** How many of its days have begun. */
  private reached = 0;
  /** The facts since the campaign's beginning; of the current day. */
  private known: Facts | undefined;
  private readonly customers = new Map<ActivityKind, SimulatedCustomer>();

  /**
   * @param days the beginnings of the Beijing days on which it comes, at least one
   * @param rightShare probability of a right answer, 0 to 1
   */
  constructor(
    readonly number: string,
    readonly profile: Profile,
    readonly days: readonly Date[],
    readonly rightShare: number,
  ) {
    const [first = new Date(0)] = days;
    // An older account is older than any limit of days.
    this.openedAt = profile.newcomer ? first : after(first, -1_000 * DAY);
  }

  /** Begins its next day. */
  come(): void {
    this.reached += 1;
    this.known = undefined;
  }

  in(kind: ActivityKind): SimulatedCustomer {
    const known = this.customers.get(kind) ?? { account: this, entries: [], given: new Map() };
    this.customers.set(kind, known);
    return known;
  }

  /** The facts by now, counted since a moment, by default since the campaign's beginning. */
  facts(since: Date | null = null): Facts {
    const before = since ? this.days.filter((day) => day < since).length : 0;
    if (before > 0) return this.factsAfter(before);
    this.known ??= this.factsAfter(0);
    return this.known;
  }

  private factsAfter(before: number): Facts {
    const { facts } = this.profile;
    const upTo = (days: number, lots: number) => toHundredths((lots * days) / this.days.length);
    const lotsBySymbol = Object.fromEntries(
      Object.entries(facts.lotsBySymbol).map(([symbol, lots]) => [
        symbol,
        toHundredths(upTo(this.reached, lots) - upTo(before, lots)),
      ]),
    );
    const [firstDeposit, deposited] = before === 0 ? [facts.firstDeposit, facts.deposited] : [0, 0];
    return { ...facts, firstDeposit, deposited, lotsBySymbol, lots: totalLots(lotsBySymbol) };
  }

  /** The invited friends who count by now, newest first. */
  friends() {
    const { friends } = this.profile;
    return Array.from({ length: Math.floor((friends * this.reached) / this.days.length) }, (_, index) => {
      const day = this.days[Math.ceil(((index + 1) * this.days.length) / friends) - 1] ?? new Date(0);
      return {
        account: `${this.number}-${index + 1}`,
        registeredAt: after(day, (index + 1) * MINUTE),
        state: 'counted' as const,
      };
    }).reverse();
  }
}
