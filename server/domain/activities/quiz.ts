import type { Quiz } from '@/lib/activities/quiz/bank';
import { readableTerms, type Term, termAt } from '@/lib/activities/quiz/terms';
import type { ActivityOf } from '@/lib/activities/schema';
import type { Campaign } from '@/lib/campaign/schema';
import { answerList, selectPeriodId } from '@/lib/contract/activity';
import type { Api } from '../../platform/http/api';
import { route } from '../../platform/http/route';
import type { ActivityServices } from './engine/services';

interface Found {
  quiz: Quiz;
  /** True if a question is shown only once its clock has started. */
  timed: boolean;
}

/** The terms of a quiz by the server's clock, without the right options. */
export function registerQuizRoutes(api: Api<ActivityServices>): void {
  route(api, answerList, async ({ input, services, now }) => {
    const found = findQuiz(services.campaigns, input.answeractivityid);
    if (!found) return { status: 1, AnswerActivityConfigPeriodTopics: [] };
    const terms = readableTerms(found.quiz, now);
    return { status: 0, AnswerActivityConfigPeriodTopics: terms.map((term) => toPeriod(term, found, now)) };
  });

  route(api, selectPeriodId, async ({ input, services, now }) => {
    const found = findQuiz(services.campaigns, input.activityid);
    return found ? { status: 0, periodid: termAt(found.quiz, now).periodId } : { status: 1, periodid: null };
  });
}

function findQuiz(campaigns: readonly Campaign[], activityId: number): Found | undefined {
  const found = campaigns
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
