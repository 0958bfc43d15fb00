import type { ActivityKind } from '@/lib/campaign/activity/schema';
import type { GivenPrize } from '@/lib/contract/activities/common';
import type { ActivityOutcome, ActivityState } from '@/lib/contract/activities/states';

export type StateOf<Kind extends ActivityKind> = Extract<ActivityState, { kind: Kind }>;
export type OutcomeOf<Kind extends ActivityKind> = Extract<ActivityOutcome, { kind: Kind }>;

/** What the server last said of an activity. Instants are ISO 8601. */
export interface ActivityData<State> {
  /** The server's clock when it answered. */
  now: string;
  phase: 'upcoming' | 'running' | 'ended';
  /** `null` where the campaign has no such end. */
  beginsAt: string | null;
  endsAt: string | null;
  signedIn: boolean;
  state: State;
}

/** What an act led to. */
export interface Acted<State, Outcome> {
  state: State;
  outcome: Outcome | null;
  won: GivenPrize[];
}

/** Which activity of which campaign is meant. */
export interface Target<Kind extends ActivityKind> {
  slug: string;
  kind: Kind;
}
