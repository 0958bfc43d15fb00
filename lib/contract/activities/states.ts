import * as z from 'zod/mini';
import { couponActions, couponState } from './coupon';
import { inviteActions, inviteState } from './invite';
import { pointsActions, pointsState } from './points';
import { predictActions, predictState } from './predict';
import { quizActions, quizOutcome, quizState } from './quiz';
import { redpacketActions, redpacketState } from './redpacket';
import { signinActions, signinState } from './signin';
import { tasksActions, tasksState } from './tasks';
import { cashbackActions, cashbackState, tiersActions, tiersState } from './tiers';
import { treasureActions, treasureOutcome, treasureState } from './treasure';
import { wheelActions, wheelOutcome, wheelState } from './wheel';

/** The state of any activity. Pages read it through the one member that is theirs. */
export const anyState = z.discriminatedUnion('kind', [
  tasksState,
  tiersState,
  cashbackState,
  wheelState,
  treasureState,
  quizState,
  predictState,
  signinState,
  pointsState,
  redpacketState,
  couponState,
  inviteState,
]);
export type ActivityState = z.infer<typeof anyState>;

/** What an action answers beside the new state, where its kind has more to say. */
export const anyOutcome = z.discriminatedUnion('kind', [wheelOutcome, treasureOutcome, quizOutcome]);
export type ActivityOutcome = z.infer<typeof anyOutcome>;

/** Every kind's actions and their fields. */
export const ACTIONS = {
  tasks: tasksActions,
  tiers: tiersActions,
  cashback: cashbackActions,
  wheel: wheelActions,
  treasure: treasureActions,
  quiz: quizActions,
  predict: predictActions,
  signin: signinActions,
  points: pointsActions,
  redpacket: redpacketActions,
  coupon: couponActions,
  invite: inviteActions,
} as const;
