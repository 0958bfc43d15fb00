import * as z from 'zod/mini';
import { defineCall } from './call';
import { success } from './envelope';

const activityId = z.coerce.number().check(z.int(), z.positive());
/** Money in US dollars with at most two decimals. */
const usd = z.number().check(z.nonnegative());

/**
 * Trading volume and the prize it has earned. The spec names the call only; decided here: read from the closed trades in
 * the table `trades`, which the trading platform alone writes.
 */
export const tradingPrize = defineCall({
  method: 'POST',
  path: '/apis/uc/jf/tradingprize/usercenter',
  encoding: 'json',
  auth: 'required',
  summary: 'Lots traded in an activity and the prize they give.',
  request: z.object({ activityid: activityId }),
  response: success(
    z.object({
      activityid: z.int(),
      joined: z.boolean(),
      /** Standard lots since joining. */
      lots: z.number().check(z.nonnegative()),
      prize: usd,
      /** Lots missing to the next tier; `null` on the highest one. */
      nextTierLots: z.nullable(z.number().check(z.positive())),
    }),
  ),
});

/** Whether the visitor takes part in a trading activity; with `join` true the visitor joins first, once. */
export const isJoin = defineCall({
  method: 'POST',
  path: '/apis/uc/jf/tradingprize/isjoin',
  encoding: 'json',
  auth: 'required',
  summary: 'Whether the visitor has joined an activity.',
  request: z.object({ activityid: activityId, join: z._default(z.boolean(), false) }),
  response: success(z.object({ activityid: z.int(), joined: z.boolean(), joinedAt: z.nullable(z.iso.datetime()) })),
});

/**
 * The first deposit and the bonus it gives. The spec names the call only; decided here: read from the settled payments in
 * the table `deposits`, which the cashier alone writes.
 */
export const firstDeposit = defineCall({
  method: 'POST',
  path: '/apis/uc/jf/jffirstdeposit/usercenter',
  encoding: 'json',
  auth: 'required',
  summary: 'The first deposit and its bonus.',
  request: z.object({ activityid: z.optional(activityId) }),
  response: success(
    z.object({ deposited: z.boolean(), amount: usd, bonus: usd, depositedAt: z.nullable(z.iso.datetime()) }),
  ),
});

/** The quiz that the spec fixes. */
export const QUIZ_ACTIVITY_ID = 57;

/** A question: its options as the spec has them, one comma-separated string, labelled A to G by position; the right one stays on the server. */
const topic = z.object({ topicid: z.int(), question: z.string(), answer: z.string() });
const period = z.object({
  periodid: z.int(),
  title: z.string(),
  beginsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  topics: z.array(topic),
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
    status: z.union([z.literal(0), z.literal(1)]),
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
  response: z.object({ status: z.union([z.literal(0), z.literal(1)]), periodid: z.nullable(z.int()) }),
});
