import * as z from 'zod/mini';
import { count, instant, prize, wonPrize } from '../../activities/answer-fields';
import { ACTIVITY_KINDS } from '../../activities/schema';
import { defineCall } from '../call';
import { success } from '../envelope';

const slug = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,60}$/));
/** How a campaign stands. */
const dates = {
  phase: z.enum(['upcoming', 'running', 'ended']),
  /** `null` where the campaign has no such end. */
  beginsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  /** Until when what was reached can be collected; `null` where no end is known, and where nothing is collected. */
  claimsUntil: z.nullable(instant),
  /** An operator has stopped all activities for the time being. */
  paused: z.boolean(),
};
const target = { slug, kind: z.enum(ACTIVITY_KINDS) };

/**
 * What keeps the visitor from being given anything, which the page says in the same sentence as a refused act: the account was
 * opened with another brand (`brand`), is not verified (`verify`) or too old (`opened`), or another campaign has given a reward
 * that excludes one of this activity (`exclusive`).
 */
const obstacle = z.object({ reason: z.enum(['brand', 'verify', 'opened', 'exclusive']), sentence: z.string() });
export type Obstacle = z.infer<typeof obstacle>;

/**
 * The state of one activity of a campaign: the campaign's phase by the server's clock, and what the kind's own `state` says.
 * With a live token `mine` is the visitor's part; without one it is `null`.
 */
export function activityStateCall<State extends z.ZodMiniType>(state: State) {
  return defineCall({
    method: 'POST',
    path: '/apis/uc/activity/state',
    encoding: 'json',
    auth: 'optional',
    summary: 'State of an activity and of the visitor in it.',
    request: z.object(target),
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

/** A campaign's phase by the server's clock alone, for its page whatever stands on it. */
export const campaignLife = defineCall({
  method: 'POST',
  path: '/apis/uc/activity/life',
  encoding: 'json',
  auth: 'none',
  summary: 'How a campaign stands: announced, running, ended, collecting, stopped.',
  request: z.object({ slug }),
  response: success(z.object({ now: instant, ...dates })),
});

export type CampaignDates = z.infer<typeof campaignLife.response>['Data'];

/**
 * Acts in an activity under an `Idempotency-Key`: the same key gives the same answer and is carried out once. What it
 * gives is given in the transaction that decides it.
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
    summary: 'Acts in an activity: spins, answers, signs in, collects …',
    request: z.object({
      ...target,
      action: z.string().check(z.maxLength(20)),
      input: z.record(z.string(), z.union([z.string().check(z.maxLength(60)), z.number()])),
    }),
    response: success(z.object({ state, outcome: z.nullable(outcome), won: z.array(wonPrize) })),
  });
}

/** True where a reward is paid, or a coupon used, once the account is verified. */
const unverified = z.optional(z.literal(true));

/** What the visitor has been given, the newest 200, newest first; of one campaign, or of all. */
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
        /** `held` is looked at by an operator first, `given` waits to be paid by one; points are `paid` at once. */
        state: z.enum(['held', 'given', 'paid', 'void']),
        unverified,
      }),
    ),
  ),
});

/** A coupon by its dates and use: `claimed` waits to come into force; the end is exclusive. */
const couponTerm = z.object({
  state: z.enum(['held', 'claimed', 'in-force', 'used', 'expired']),
  from: instant,
  to: instant,
});

/**
 * Everything that the visitor has been given in any campaign, the newest 200, newest first, and what is left of the points.
 * `coupon` is told of coupons alone; `title` is the campaign's, empty where it is no more.
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
