import type { WonPrize } from '@/lib/activities/answer-fields';
import type { Obstacle } from '@/lib/contract/activities/calls';

/** What the server last said of an activity. Instants are ISO 8601. */
export interface ActivityData<State> {
  /** The server's clock when it answered. */
  now: string;
  phase: 'upcoming' | 'running' | 'ended';
  /** `null` where the campaign has no such end. */
  beginsAt: string | null;
  endsAt: string | null;
  /** Until when what was reached can be collected; `null` where no end is known, and where nothing is collected. */
  claimsUntil: string | null;
  /** An operator has stopped all activities for the time being. */
  paused: boolean;
  /** What was reached can be collected: while the campaign runs, and for some time after. */
  collects: boolean;
  signedIn: boolean;
  /** What keeps the visitor from being given anything; `null` where nothing does. */
  obstacle: Obstacle | null;
  state: State;
}

/** What an act led to. */
export interface Acted<State, Outcome> {
  state: State;
  outcome: Outcome | null;
  won: WonPrize[];
}
