import * as z from 'zod/mini';
import { count, instant, prize, wonPrize } from '../../activities/answer-fields';
import { ACTIVITY_KINDS } from '../../activities/schema';
import { defineCall } from '../call';
import { success } from '../envelope';

const slug = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,60}$/));
/** Status of a campaign. */
const dates = {
  phase: z.enum(['upcoming', 'running', 'ended']),
  /** `null` if the campaign has no such date. */
  beginsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  /** Until when earlier results can be collected; `null` if no end is known or there is nothing to collect. */
  claimsUntil: z.nullable(instant),
  /** Whether an operator has paused all activities. */
  paused: z.boolean(),
};
const target = { slug, kind: z.enum(ACTIVITY_KINDS) };
/** The token of a preview, which shows a campaign that is not published as it would be. */
export const preview = z.optional(z.string().check(z.maxLength(100)));

/**
 * Why the visitor cannot receive anything, with the sentence that also answers a rejected action: the account belongs
 * to another brand (`brand`), is not verified (`verify`) or too old (`opened`), or another campaign has given a reward
 * that excludes one of this activity (`exclusive`).
 */
const obstacle = z.object({ reason: z.enum(['brand', 'verify', 'opened', 'exclusive']), sentence: z.string() });
export type Obstacle = z.infer<typeof obstacle>;

/**
 * The state of one activity of a campaign: the campaign's status by the server's clock, and the kind's own `state`.
 * With a live token `mine` is the visitor's part; without one it is `null`.
 */
export function activityStateCall<State extends z.ZodMiniType>(state: State) {
  return defineCall({
    method: 'POST',
    path: '/apis/uc/activity/state',
    encoding: 'json',
    auth: 'optional',
    summary: 'State of an activity and of the visitor in it.',
    request: z.object({ ...target, preview }),
    response: success(
      z.object({
        now: instant,
        ...dates,
        signedIn: z.boolean(),
        obstacle: z.nullable(obstacle),
        state,
      }),
    ),
  });
}

/** A campaign's status by the server's clock, for its page, regardless of its activities. */
export const campaignLife = defineCall({
  method: 'POST',
  path: '/apis/uc/activity/life',
  encoding: 'json',
  auth: 'none',
  summary: 'Status of a campaign: announced, running, ended, collecting, paused.',
  request: z.object({ slug }),
  response: success(z.object({ now: instant, ...dates })),
});

/** The campaigns that run now, at most six: those whose end is known come first, the next one at the top. */
export const runningCampaigns = defineCall({
  method: 'POST',
  path: '/apis/uc/activity/running',
  encoding: 'none',
  auth: 'none',
  summary: 'Some of the campaigns that run now.',
  request: z.object({}),
  response: success(z.array(z.object({ slug: z.string(), title: z.string() }))),
});

export type RunningCampaign = z.infer<typeof runningCampaigns.response>['Data'][number];

export type CampaignDates = z.infer<typeof campaignLife.response>['Data'];

/**
 * Runs an action of an activity under an `Idempotency-Key`: the same key runs it once and returns the same answer.
 * Rewards are given in the transaction that decides them.
 */
export function activityActCall<State extends z.ZodMiniType, Outcome extends z.ZodMiniType>(
  state: State,
  outcome: Outcome,
) {
  return defineCall({
    method: 'POST',
    path: '/apis/uc/activity/act',
    encoding: 'json',
    auth: 'optional',
    summary: 'Runs an action of an activity: spins, answers, signs in, collects …',
    request: z.object({
      ...target,
      action: z.string().check(z.maxLength(20)),
      input: z.record(z.string(), z.union([z.string().check(z.maxLength(60)), z.number()])),
    }),
    response: success(z.object({ state, outcome: z.nullable(outcome), won: z.array(wonPrize) })),
  });
}

/** Set if a reward is paid, or a coupon can be used, only after the account is verified. */
const unverified = z.optional(z.literal(true));

/** The visitor's rewards in one campaign or in all, the newest 200, newest first. */
export const activityRewards = defineCall({
  method: 'POST',
  path: '/apis/uc/activity/rewards',
  encoding: 'json',
  auth: 'required',
  summary: 'My rewards.',
  request: z.object({ slug: z.optional(slug) }),
  response: success(
    z.array(
      z.object({
        id: count,
        slug: z.string(),
        prize,
        givenAt: instant,
        /**
         * `held` is pending an operator's review, `given` waits for an operator to pay it; points are `paid` right
         * away.
         */
        state: z.enum(['held', 'given', 'paid', 'void']),
        unverified,
      }),
    ),
  ),
});

/** A coupon by dates and use: `claimed` is not yet in force; `to` is exclusive. */
const couponTerm = z.object({
  state: z.enum(['held', 'claimed', 'in-force', 'used', 'expired']),
  from: instant,
  to: instant,
});

/**
 * All the visitor's rewards in all campaigns, the newest 200, newest first, and the points balance. Only coupons have
 * `coupon`; `title` is the campaign's, empty if the campaign no longer exists.
 */
export const rewardOverview = defineCall({
  method: 'POST',
  path: '/apis/uc/activity/overview',
  encoding: 'none',
  auth: 'required',
  summary: 'My rewards, coupons and points of all campaigns.',
  request: z.object({}),
  response: success(
    z.object({
      points: count,
      rewards: z.array(
        z.object({
          id: count,
          slug: z.string(),
          title: z.string(),
          prize,
          givenAt: instant,
          state: z.enum(['held', 'given', 'paid', 'void']),
          unverified,
          coupon: z.nullable(couponTerm),
        }),
      ),
    }),
  ),
});
