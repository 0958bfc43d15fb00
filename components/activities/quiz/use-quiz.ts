'use client';

import {
  answerListOf,
  type EventItem,
  judged,
  type QuizClientState,
  questionBanksOf,
} from '@/lib/activities/quiz/client-state';
import { callApi } from '@/lib/browser/http/call-api';
import { previewOfPage } from '@/lib/browser/query/page-query';
import { useServerData } from '@/lib/browser/server-data/use-server-data';
import { answerList } from '@/lib/contract/browser/answer-list';
import { selectPeriodId } from '@/lib/contract/browser/select-period-id';

export type QuizBanks = Pick<QuizClientState, 'activityId' | 'questionBanks' | 'currentTerm'>;

/**
 * Question banks and running term of a quiz; empty until they are read, and if they cannot be read.
 *
 * @param term `periodid` of the quiz's current term, undefined without one; a new one reads them again, and `null`, while
 * it is not known, reads nothing
 */
export function useQuiz(activityId: number, term: number | undefined | null): QuizBanks {
  const { data } = useServerData(term === null ? null : ['quiz', activityId, term], () => readBanks(activityId), {
    keepPreviousData: true,
  });
  return { activityId, questionBanks: data?.questionBanks ?? [], currentTerm: data?.currentTerm ?? null };
}

async function readBanks(activityId: number): Promise<Omit<QuizBanks, 'activityId'>> {
  const preview = previewOfPage();
  const [list, running] = await Promise.all([
    callApi(answerList, { answeractivityid: activityId, preview }),
    callApi(selectPeriodId, { activityid: activityId, preview }),
  ]);
  return {
    questionBanks: list.status === 0 ? questionBanksOf(list.AnswerActivityConfigPeriodTopics) : [],
    currentTerm: running.status === 0 ? running.periodid : null,
  };
}

/**
 * The quiz's client state while a question is on the screen.
 *
 * @param right index of its right option, once it is known
 */
export function withItem(banks: QuizBanks, item: EventItem, right?: number): QuizClientState {
  const options = answerListOf(item.answer);
  return { ...banks, currentEventItem: item, answerList: right === undefined ? options : judged(options, right) };
}
