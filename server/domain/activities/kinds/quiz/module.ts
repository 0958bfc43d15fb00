import type { Prize } from '@/lib/activities/prize';
import type { Question } from '@/lib/activities/quiz/bank';
import type { ActivityOf } from '@/lib/activities/schema';
import { ApiProblem, fieldProblem } from '../../../../platform/http/problem';
import { addEntry, type Entry, readEntries, readEntry } from '../../engine/entries';
import { give, readGiven } from '../../engine/give';
import { type AccountContext, type ActivityContext, defineModule } from '../../engine/module';
import { endedTerms, practiceTerms, readable, runningTerm } from './terms';

/** A stored answer. `choice` is -1 if none came in time. */
export interface Answer {
  choice: number;
  right: boolean;
}

interface Progress {
  /** The running term's first unanswered question; `null` if there is none. */
  next: Question | null;
  /** How many questions of a term are answered, and how many of them correctly. */
  tally(periodId: number): { answered: number; right: number };
}

/**
 * A weekly quiz: the running term is answered once, one question at a time in the term's order; ended terms can be
 * practised.
 */
export const quiz = defineModule({
  kind: 'quiz',

  async state(context) {
    const { account, activity, now } = context;
    const running = runningTerm(activity, now);
    const progress = account ? await readProgress({ ...context, account }) : null;
    const given = await readGiven(context);
    const listed = activity.terms === 'all' ? [running, ...endedTerms(activity, now)] : [running];
    const next = progress?.next ?? null;
    const deadline = next ? await deadlineOf(context, next.id) : null;
    const hidden = activity.secondsPerQuestion !== undefined && deadline === null;
    return {
      kind: 'quiz',
      terms: listed.map(({ periodId, beginsAt, endsAt, questions }) => ({
        periodid: periodId,
        beginsAt: beginsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        running: periodId === running.periodId,
        total: questions.length,
        mine: progress && {
          ...progress.tally(periodId),
          prize: given.get(`term:${periodId}`) ?? null,
        },
      })),
      next: next && readable(running, next, { hidden }),
      deadline: deadline?.toISOString() ?? null,
      practice: practiceTerms(activity, now).map((term) => ({
        periodid: term.periodId,
        questions: term.questions.map((question) => readable(term, question)),
      })),
    };
  },

  actions: {
    async begin(context, { periodid }) {
      requireRunning(context, periodid);
      const { next } = await readProgress(context);
      if (!next) throw new ApiProblem('already_done', { message: '本期题目已全部作答' });
      // A running clock is not restarted.
      if (context.activity.secondsPerQuestion) await addEntry(context, beginKey(periodid, next.id), {});
      return {};
    },

    async answer(context, { periodid, topicid, choice }) {
      const { activity, now } = context;
      const { questions } = requireRunning(context, periodid);
      const question = questions.find(({ id }) => id === topicid);
      if (!question) throw fieldProblem('topicid', '该题目不在本期');
      const { next } = await readProgress(context);
      if (await readEntry(context, answerKey(periodid, topicid))) {
        throw new ApiProblem('already_done', { message: '该题已作答' });
      }
      if (question !== next) throw new ApiProblem('locked', { message: '请按顺序作答' });
      requireOption(question, choice, activity.secondsPerQuestion !== undefined);
      const deadline = await deadlineOf(context, topicid);
      if (activity.secondsPerQuestion && !deadline) throw new ApiProblem('locked', { message: '请先开始本题计时' });
      const inTime = !deadline || now <= deadline;
      const answer: Answer = { choice: inTime ? choice : -1, right: inTime && choice === question.right };
      await addEntry(context, answerKey(periodid, topicid), answer);
      return { won: await giveWithLast(context, periodid), outcome: outcomeOf(question, answer.choice) };
    },
  },

  trials: {
    async practise(context, { topicid, choice }) {
      const question = await findPractice(context, topicid);
      requireOption(question, choice, true);
      return { outcome: outcomeOf(question, choice) };
    },
  },
});

function requireRunning({ activity, now }: AccountContext<'quiz'>, periodid: number) {
  const running = runningTerm(activity, now);
  if (periodid < running.periodId) throw new ApiProblem('ended', { message: '该期答题已结束，可在往期中练习' });
  if (periodid > running.periodId) throw fieldProblem('periodid', '该期答题尚未开始');
  return running;
}

function requireOption({ options }: Question, choice: number, mayLeaveOut: boolean): void {
  if (choice >= options.length || (choice < 0 && !mayLeaveOut)) throw fieldProblem('choice', '请选择一个选项');
}

/** The highest prize for the right answers, given with the last answer of the term. */
async function giveWithLast(context: AccountContext<'quiz'>, periodid: number): Promise<Prize[]> {
  const { next, tally } = await readProgress(context);
  if (next) return [];
  const prize = prizeFor(context.activity, tally(periodid).right);
  return prize && (await give(context, `term:${periodid}`, prize)) ? [prize] : [];
}

/** The highest prize for so many right answers in a term. */
export function prizeFor({ prizes }: ActivityOf<'quiz'>, right: number): Prize | undefined {
  return prizes.findLast((tier) => right >= tier.right)?.prize;
}

/**
 * A question for practice: one of an ended term, or one of the running term that the account has answered. Right
 * options of the running term stay hidden from everyone who can still answer for a prize.
 */
async function findPractice(context: ActivityContext<'quiz'>, topicid: number): Promise<Question> {
  const { activity, now } = context;
  const running = runningTerm(activity, now);
  const current = running.questions.find(({ id }) => id === topicid);
  if (current) {
    if (await readEntry(context, answerKey(running.periodId, topicid))) return current;
    throw new ApiProblem('locked', { message: '本期题目请登录后正式作答，往期题目可随时练习' });
  }
  const ended = practiceTerms(activity, now).flatMap(({ questions }) => questions);
  const question = ended.find(({ id }) => id === topicid);
  if (!question) throw fieldProblem('topicid', '该题目不可练习');
  return question;
}

function outcomeOf({ id, right, explanation }: Question, choice: number) {
  return { kind: 'quiz' as const, topicid: id, choice, right, explanation };
}

async function readProgress(context: AccountContext<'quiz'>): Promise<Progress> {
  return progressOf(context.activity, context.now, await readEntries<Answer>(context));
}

export function progressOf(activity: ActivityOf<'quiz'>, now: Date, entries: readonly Entry<Answer>[]): Progress {
  const { periodId, questions } = runningTerm(activity, now);
  const keys = new Set(entries.map(({ key }) => key));
  return {
    next: questions.find(({ id }) => !keys.has(answerKey(periodId, id))) ?? null,
    tally(term) {
      const answers = entries.filter(({ key }) => key.startsWith(answerKey(term)));
      return { answered: answers.length, right: answers.filter(({ value }) => value.right).length };
    },
  };
}

/** The deadline for a question of the running term; `null` without a time limit, or before its clock has started. */
async function deadlineOf(context: ActivityContext<'quiz'>, topicid: number): Promise<Date | null> {
  const { activity, now } = context;
  // Stryker disable next-line ConditionalExpression: only saves a statement when there is no time limit
  if (!activity.secondsPerQuestion) return null;
  const begun = await readEntry(context, beginKey(runningTerm(activity, now).periodId, topicid));
  return begun ? new Date(begun.at.getTime() + activity.secondsPerQuestion * 1000) : null;
}

/** The entry key of an answer; without a question, the prefix of a term's answers. */
export function answerKey(periodId: number, topicid: number | '' = ''): string {
  return `answer:${periodId}:${topicid}`;
}

/** The entry key of the start of a question's clock. */
function beginKey(periodId: number, topicid: number): string {
  return `begin:${periodId}:${topicid}`;
}
