import type { GivenPrize } from '@/lib/activities/answer-fields';
import type { Obstacle } from '@/lib/contract/activities/calls';

/** What the server last said of an activity. Instants are ISO 8601. */
export interface ActivityData<State> {
  /** The server's clock when it answered. */
  now: string;
  phase: 'upcoming' | 'running' | 'ended';
  /** `null` where the campaign has no such end. */
  beginsAt: string | null;
  endsAt: string | null;
  signedIn: boolean;
  /** What keeps the visitor from being given anything; `null` where nothing does. */
  obstacle: Obstacle | null;
  state: State;
}

/** What an act led to. */
export interface Acted<State, Outcome> {
  state: State;
  outcome: Outcome | null;
  won: GivenPrize[];
}
