import type { Quiz } from '@/lib/activities/quiz/bank';
import { readableTerms, type Term, termAt } from '@/lib/activities/quiz/terms';
import type { ActivityOf } from '@/lib/activities/schema';
import { answerList, firstDeposit, isJoin, selectPeriodId, tradingPrize } from '@/lib/contract/activity';
import type { Api } from '../../platform/http/api';
import { route } from '../../platform/http/route';
import { readFirstDeposits } from '../funds/totals';
import { activityEngine } from './activity-engine';
import { isOffered } from './engine/foreign-brand';
import { previewing } from './engine/previewing';
import { registerEngineRoutes } from './engine/routes';
import type { ActivityServices } from './engine/services';
import { registerLossesRoutes } from './losses';
import { registerOverviewRoutes } from './overview';
import { readParticipation } from './participation';
import { registerRunningRoutes } from './running';

interface Found {
  quiz: Quiz;
  /** True if a question is shown only once its clock has started. */
  timed: boolean;
}

export function registerActivityRoutes(api: Api<ActivityServices>): void {
  registerEngineRoutes(api, activityEngine);
  registerOverviewRoutes(api);
  registerRunningRoutes(api);
  registerLossesRoutes(api);
  registerTradingPrizeRoutes(api);
  registerFirstDepositRoutes(api);
  registerQuizRoutes(api);
}

/** An account's first settled deposit, and the bonus it has reached in an activity. */
function registerFirstDepositRoutes(api: Api<ActivityServices>): void {
  route(
    api,
    firstDeposit,
    async ({ input: { activityid }, session: { account }, services, request: { host }, now }) => {
      const first = (await readFirstDeposits(services.database.orm, [account])).get(account);
      const progress = activityid
        ? await readParticipation(services, { activityId: activityid, measured: 'first-deposit', account, host }, now)
        : undefined;
      // A deposit before the campaign does not count for its activity.
      const amount = progress ? progress.value : (first?.amount ?? 0);
      return {
        IsSuccess: true,
        Data: {
          deposited: amount > 0,
          amount,
          bonus: progress?.reward ?? 0,
          depositedAt: (amount > 0 && first?.settledAt?.toISOString()) || null,
        },
      };
    },
  );
}

/** Whether an account takes part in a trading activity, and what its trades have earned. */
function registerTradingPrizeRoutes(api: Api<ActivityServices>): void {
  route(api, isJoin, async ({ input: { activityid }, session: { account }, services, request: { host }, now }) => {
    const { joinedAt } = await readParticipation(
      services,
      { activityId: activityid, measured: 'lots', account, host },
      now,
    );
    return {
      IsSuccess: true,
      Data: { activityid, joined: joinedAt !== null, joinedAt: joinedAt?.toISOString() ?? null },
    };
  });

  route(
    api,
    tradingPrize,
    async ({ input: { activityid }, session: { account }, services, request: { host }, now }) => {
      const { joinedAt, value, reward, missing } = await readParticipation(
        services,
        { activityId: activityid, measured: 'lots', account, host },
        now,
      );
      return {
        IsSuccess: true,
        Data: { activityid, joined: joinedAt !== null, lots: value, prize: reward, nextTierLots: missing },
      };
    },
  );
}

/** The terms of a quiz by the server's clock, without the right options. */
function registerQuizRoutes(api: Api<ActivityServices>): void {
  route(api, answerList, async ({ input, services, request: { host }, now }) => {
    const found = findQuiz(await previewing(services, input.preview), input.answeractivityid, host);
    if (!found) return { status: 1, AnswerActivityConfigPeriodTopics: [] };
    const terms = readableTerms(found.quiz, now);
    return { status: 0, AnswerActivityConfigPeriodTopics: terms.map((term) => toPeriod(term, found, now)) };
  });

  route(api, selectPeriodId, async ({ input, services, request: { host }, now }) => {
    const found = findQuiz(await previewing(services, input.preview), input.activityid, host);
    return found ? { status: 0, periodid: termAt(found.quiz, now).periodId } : { status: 1, periodid: null };
  });
}

function findQuiz(services: ActivityServices, activityId: number, host: string | undefined): Found | undefined {
  const found = services.campaigns
    .filter((campaign) => isOffered(services, campaign, host))
    .flatMap(({ activities }) => activities)
    .filter((activity): activity is ActivityOf<'quiz'> => activity.kind === 'quiz')
    .find(({ quiz }) => quiz.activityId === activityId);
  return found && { quiz: found.quiz, timed: found.secondsPerQuestion !== undefined };
}

function toPeriod({ periodId, beginsAt, endsAt, questions }: Term, { quiz, timed }: Found, now: Date) {
  const shown = timed && now < endsAt ? [] : questions;
  return {
    periodid: periodId,
    title: quiz.title,
    beginsAt: beginsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    topics: shown.map(({ id, question, options }) => ({ topicid: id, question, answer: options.join(',') })),
  };
}
