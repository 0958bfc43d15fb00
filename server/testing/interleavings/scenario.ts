import type { Campaign } from '@/lib/campaign/schema';
import type { LiveAccount } from '../../domain/activities/testing/concurrency/accounts';
import type { Act } from '../../domain/activities/testing/concurrency/act';
import type { Orm } from '../../platform/database/types';

/** Who and what a schedule begins with. */
export interface Stage {
  orm: Orm;
  now: Date;
  /** Accounts that no other schedule knows. */
  people: readonly LiveAccount[];
  /** The number of one of them. */
  account(place: number): string;
  /** Of all rewards that stood before. */
  rewardIds: readonly number[];
}

/** What one visitor does: by which of the accounts, and under which key where two acts share one. */
interface VisitorsAct extends Omit<Act, 'key'> {
  by: number;
  key?: string;
}

/** What one operator orders. */
export interface OperatorsAct {
  order: string;
  input: (stage: Stage) => Record<string, unknown>;
  /** Milliseconds by which the clock of its server stands later than the others'. */
  later?: number;
}

/** How long one act goes on: statements, as far as it is not held up. */
export interface Stretch {
  /** The act's place in the scenario. */
  act: number;
  statements: number;
}

/** Acts that are done at the same time, each on a server of its own. */
export interface Scenario {
  name: string;
  campaigns: readonly Campaign[];
  people: number;
  /** Milliseconds by which the clock stands later than that of the tests. */
  later?: number;
  /** What stood before. */
  before?(stage: Stage): Promise<unknown>;
  acts: readonly (VisitorsAct | OperatorsAct)[];
  /** Schedules that have shown a race, which are run before all others. */
  known?: readonly Stretch[][];
}
