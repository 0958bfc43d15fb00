import type { Campaign } from '@/lib/campaign/schema';
import type { LiveAccount } from '../../domain/activities/testing/concurrency/accounts';
import type { Act } from '../../domain/activities/testing/concurrency/act';
import type { Orm } from '../../platform/database/types';

/** The initial state of a schedule. */
export interface StartState {
  orm: Orm;
  now: Date;
  /** Accounts that no other schedule uses. */
  people: readonly LiveAccount[];
  /** The account number at a position of `people`. */
  account(place: number): string;
  /** All rewards that existed before. */
  rewardIds: readonly number[];
}

/** A visitor's action: the index of its account, and a key where two actions share one. */
interface VisitorsAct extends Omit<Act, 'key'> {
  by: number;
  key?: string;
}

/** An operator's operation. */
export interface OperatorsAct {
  order: string;
  input: (start: StartState) => Record<string, unknown>;
  /** Milliseconds by which its server's clock is ahead of the others'. */
  later?: number;
}

/** How long one action runs: a number of statements, as long as it is not blocked. */
export interface Stretch {
  /** The action's index in the scenario. */
  act: number;
  statements: number;
}

/** Actions that run concurrently, each on its own server. */
export interface Scenario {
  name: string;
  campaigns: readonly Campaign[];
  /** Campaigns as all servers but the first define them. */
  changed?: readonly Campaign[];
  people: number;
  /** Milliseconds by which the clock is ahead of the tests' clock. */
  later?: number;
  /** Prepares the database. */
  before?(start: StartState): Promise<unknown>;
  acts: readonly (VisitorsAct | OperatorsAct)[];
  /** Schedules that have revealed a race; they run first. */
  known?: readonly Stretch[][];
}
