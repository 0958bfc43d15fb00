import * as z from 'zod/mini';
import { preview } from './activities/calls';
import { defineCall } from './call';
import { lenient } from './envelope';

/**
 * An activity's number, in JSON or as decimal digits in a form; other notations that JavaScript accepts, such as
 * `0x39`, are invalid.
 */
const activityId = z.union([
  z.int().check(z.positive()),
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)),
]);
/** Money in US dollars with at most two decimals. */
const usd = z.number().check(z.nonnegative());

/**
 * Trading volume and the prize it has reached. The specification only names the call. Decided here: it is computed from
 * closed trades in the table `trades`, which only the trading platform writes, and equals the activity's own state.
 */
export const tradingPrize = defineCall({
  method: 'POST',
  path: '/apis/uc/jf/tradingprize/usercenter',
  encoding: 'json',
  auth: 'required',
  summary: 'Lots traded in an activity and the prize they have reached.',
  request: z.object({ activityid: activityId }),
  response: lenient(
    z.object({
      activityid: z.optional(z.int()),
      joined: z.optional(z.boolean()),
      /** Standard lots since `joinedAt` of {@link isJoin}. */
      lots: z.optional(z.number().check(z.nonnegative())),
      prize: z.optional(usd),
      /** Lots missing to the next tier; `null` on the highest one, and if every lot pays the same. */
      nextTierLots: z.optional(z.nullable(z.number().check(z.positive()))),
    }),
  ),
});

/**
 * Whether the visitor takes part in a trading activity, and since when trades count: from the beginning of the campaign
 * or its month, or from the opening of the account if that was later. There is no sign-up.
 */
export const isJoin = defineCall({
  method: 'POST',
  path: '/apis/uc/jf/tradingprize/isjoin',
  encoding: 'json',
  auth: 'required',
  summary: 'Whether the visitor takes part in a trading activity.',
  request: z.object({ activityid: activityId }),
  response: lenient(
    z.object({
      activityid: z.optional(z.int()),
      joined: z.optional(z.boolean()),
      joinedAt: z.optional(z.nullable(z.iso.datetime())),
    }),
  ),
});

/**
 * The first deposit and the bonus that it has reached in an activity; without an activity only the deposit, with bonus
 * 0. The specification only names the call. Decided here: it is computed from settled payments in the table `deposits`,
 * which only the cashier writes.
 */
export const firstDeposit = defineCall({
  method: 'POST',
  path: '/apis/uc/jf/jffirstdeposit/usercenter',
  encoding: 'json',
  auth: 'required',
  summary: 'The first deposit and its bonus.',
  request: z.object({ activityid: z.optional(activityId) }),
  response: lenient(
    z.object({
      deposited: z.optional(z.boolean()),
      amount: z.optional(usd),
      bonus: z.optional(usd),
      depositedAt: z.optional(z.nullable(z.iso.datetime())),
    }),
  ),
});

/** The quiz with a number fixed by the specification. */
export const QUIZ_ACTIVITY_ID = 57;

/**
 * A question with its options in the specification's format: one comma-separated string, labelled A to G by position.
 */
const question = {
  topicid: z.optional(z.int()),
  question: z.optional(z.string()),
  answer: z.optional(z.string()),
  /**
   * The correct option's label or text, if a provider's backend sends it. Our server does not send it before the
   * question is answered.
   */
  right: z.optional(z.string()),
};

/**
 * A term. Ours has its questions in `topics`; in the specification's format each entry with `periodid` and `answer` is
 * itself a question.
 */
const period = z.object({
  periodid: z.int(),
  title: z.optional(z.string()),
  beginsAt: z.optional(z.iso.datetime()),
  endsAt: z.optional(z.iso.datetime()),
  topics: z.optional(z.array(z.object(question))),
  ...question,
});

/** The terms of a quiz with their questions. `status` 0 means ok, 1 means that the activity does not exist. */
export const answerList = defineCall({
  method: 'POST',
  path: '/apis/uc/answerManage/list',
  encoding: 'form',
  auth: 'none',
  summary: 'Terms and questions of a quiz.',
  request: z.object({ answeractivityid: activityId, preview }),
  response: z.object({
    status: z.int(),
    AnswerActivityConfigPeriodTopics: z.array(period),
  }),
});

/** The running term of a quiz; `periodid` is `null` with status 1. */
export const selectPeriodId = defineCall({
  method: 'POST',
  path: '/apis/uc/answerManage/selectperiodid',
  encoding: 'form',
  auth: 'none',
  summary: 'The running term of a quiz.',
  request: z.object({ activityid: activityId, preview }),
  response: z.object({ status: z.int(), periodid: z.nullable(z.int()) }),
});
