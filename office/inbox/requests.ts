import { queryOptions } from '@tanstack/react-query';
import type { WaitingRequest } from '@/server/operations/approvals/words';
import type { Answer, Sentence } from '@/server/operations/common/answer';
import type { RowOf } from '@/server/operations/words';
import { figuresOf, rowsIn, sentencesOf } from '../answer/read-answer';
import { tableOf } from '../answer/rows-of';
import { attended } from '../api/attended';
import { run } from '../api/operations';
import { refusalOf } from '../api/problem-text';
import { INBOX, INBOX_INTERVAL } from '../api/waiting';

/** A request that waits for approval, with its effect. */
export interface PendingRequest extends WaitingRequest {
  effect: Answer;
}

/** A request as the server lists it. */
export type RequestRow = RowOf<'requests'>;

/** What happened to a request, or to the same one before. */
export type HistoryRow = RowOf<'request_history'>;

/** What approving would do now: its effect, or why the server refuses. */
export type Trial = { effect: Answer } | { refusal: Answer };

/** The requests that the operator made or may approve. */
export const pendingQuery = queryOptions({
  queryKey: [INBOX, 'pending'],
  queryFn: attended(async () => pendingIn((await run('pending', { input: {} })).answer)),
  refetchInterval: INBOX_INTERVAL,
});

/** One request, with its effect and history. */
export function requestQuery(id: number) {
  return queryOptions({
    queryKey: [INBOX, 'request', id],
    queryFn: attended(async () => {
      const { answer } = await run('request', { input: { id: String(id) } });
      const [whoMayApprove] = sentencesOf(answer, 'who_may_approve');
      return {
        row: figuresOf(answer, 'requests'),
        approvers: whoMayApprove?.operators ?? [],
        effect: effectIn(answer, 'effect_requested'),
        history: rowsIn(answer, 'request_history'),
      };
    }),
    refetchInterval: INBOX_INTERVAL,
  });
}

/** Tries the approval without changing anything. */
export function trialQuery(id: number) {
  return queryOptions({
    queryKey: ['trial', id],
    queryFn: async (): Promise<Trial> => {
      try {
        const { answer, preview } = await run('approve', { input: { id: String(id) }, preview: true });
        return preview?.details === null ? { refusal: answer } : { effect: answer };
      } catch (error) {
        const refusal = refusalOf(error);
        if (!refusal) throw error;
        return { refusal };
      }
    },
    gcTime: 0,
  });
}

/** The requests that no longer wait. */
export function decidedQuery(page: number) {
  return queryOptions({
    queryKey: [INBOX, 'decided', page],
    queryFn: async () => {
      const { answer, asOf } = await run('decided', { input: { page: String(page) } });
      return {
        asOf,
        table: tableOf(answer, 'requests'),
        count: sentencesOf(answer, 'requests_in_all')[0]?.count ?? 0,
      };
    },
  });
}

/** The requests in an answer of `pending`. */
function pendingIn(answer: Answer): PendingRequest[] {
  return answer.flatMap((part) => {
    if (part.kind !== 'section' || part.title.code !== 'request_waits') return [];
    return [{ ...(part.title.params as unknown as Omit<PendingRequest, 'effect'>), effect: part.parts }];
  });
}

/** The effect that an answer has below a title. */
export function effectIn(answer: Answer, title: 'effect_requested' | 'effect_now'): Answer {
  const found = answer.find((part) => part.kind === 'section' && part.title.code === title);
  return found?.kind === 'section' ? found.parts : [];
}

/** Whether an answer begins with a sentence of this code. */
export function begins(answer: Answer, code: string): boolean {
  return (answer[0] as Sentence | undefined)?.code === code;
}
