import { weeklyQuiz } from '@/campaigns/activities/weekly-quiz';
import { answerList, selectPeriodId } from '@/lib/contract/activity';
import { readableTerms, type Term, termAt } from '@/lib/quiz/terms';
import type { Api } from '../api/api';
import { route } from '../api/route';

/** The terms of the weekly quiz by the server's clock; which option is right is not among what they carry. */
export function registerQuizRoutes(api: Api): void {
  route(api, answerList, async ({ input, now }) => {
    if (input.answeractivityid !== weeklyQuiz.activityId) return { status: 1, AnswerActivityConfigPeriodTopics: [] };
    return { status: 0, AnswerActivityConfigPeriodTopics: readableTerms(weeklyQuiz, now).map(toPeriod) };
  });

  route(api, selectPeriodId, async ({ input, now }) => {
    if (input.activityid !== weeklyQuiz.activityId) return { status: 1, periodid: null };
    return { status: 0, periodid: termAt(weeklyQuiz, now).periodId };
  });
}

function toPeriod({ periodId, beginsAt, endsAt, questions }: Term) {
  return {
    periodid: periodId,
    title: weeklyQuiz.title,
    beginsAt: beginsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    topics: questions.map(({ id, question, options }) => ({ topicid: id, question, answer: options.join(',') })),
  };
}
