import type { WonPrize } from '@/lib/activities/answer-fields';
import type { DatedStatus } from '@/lib/campaign/status';
import type { Obstacle } from '@/lib/contract/activities/calls';

/** The server's last response about an activity. Times are ISO 8601. */
export interface ActivityData<State> extends DatedStatus<string> {
  /** The server's clock when it responded. */
  now: string;
  /** An operator has paused all activities. */
  paused: boolean;
  /** Rewards can be collected: while the campaign runs and for some time after it. */
  collects: boolean;
  signedIn: boolean;
  /** Why the visitor cannot receive rewards; `null` if nothing prevents it. */
  obstacle: Obstacle | null;
  state: State;
}

/** The result of an action. */
export interface Acted<State, Outcome> {
  state: State;
  outcome: Outcome | null;
  won: WonPrize[];
}
