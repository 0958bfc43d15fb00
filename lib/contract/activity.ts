import * as z from 'zod/mini';
import { defineCall } from './call';
import { lenient } from './envelope';

/** An activity's number, in JSON or in a form's digits; nothing else that JavaScript takes for a number, such as `0x39`. */
const activityId = z.union([
  z.int().check(z.positive()),
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)),
]);
/** Money in US dollars with at most two decimals. */
const usd = z.number().check(z.nonnegative());

/**
 * Trading volume and the prize it has reached. The spec names the call only; decided here: read from the closed trades in the
 * table `trades`, which the trading platform alone writes, and the same as the activity's own state says.
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
      /** Lots missing to the next tier; `null` on the highest one, and where every lot counts alike. */
      nextTierLots: z.optional(z.nullable(z.number().check(z.positive()))),
    }),
  ),
});

/**
 * Whether the visitor takes part in a trading activity, and since when trades count: from the campaign's or its month's
 * beginning on, or from the account's opening where that was later. Nobody has to enter.
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
 * The first deposit and the bonus that it has reached in an activity; without an activity the deposit alone, its bonus 0. The
 * spec names the call only; decided here: read from the settled payments in the table `deposits`, which the cashier alone writes.
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

/** The quiz that the spec fixes. */
export const QUIZ_ACTIVITY_ID = 57;

/** A question: its options as the spec has them, one comma-separated string, labelled A to G by position. */
const question = {
  topicid: z.optional(z.int()),
  question: z.optional(z.string()),
  answer: z.optional(z.string()),
  /** The right option's label or words, where a provider's backend tells it. Ours keeps it to itself until the question is answered. */
  right: z.optional(z.string()),
};

/** A term: ours has its questions in `topics`; a bank of the spec has `periodid` and `answer` and is a question itself. */
const period = z.object({
  periodid: z.int(),
  title: z.optional(z.string()),
  beginsAt: z.optional(z.iso.datetime()),
  endsAt: z.optional(z.iso.datetime()),
  topics: z.optional(z.array(z.object(question))),
  ...question,
});

/** The terms of a quiz with their questions. `status` 0 is ok, 1 says that there is no such activity. */
export const answerList = defineCall({
  method: 'POST',
  path: '/apis/uc/answerManage/list',
  encoding: 'form',
  auth: 'none',
  summary: 'Terms and questions of a quiz.',
  request: z.object({ answeractivityid: activityId }),
  response: z.object({
    status: z.int(),
    AnswerActivityConfigPeriodTopics: z.array(period),
  }),
});

/** The term of a quiz that runs now; `periodid` is `null` with status 1. */
export const selectPeriodId = defineCall({
  method: 'POST',
  path: '/apis/uc/answerManage/selectperiodid',
  encoding: 'form',
  auth: 'none',
  summary: 'The running term of a quiz.',
  request: z.object({ activityid: activityId }),
  response: z.object({ status: z.int(), periodid: z.nullable(z.int()) }),
});
