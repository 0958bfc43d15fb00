import { Fragment, useState } from 'react';
import type { GivenPrize } from '@/lib/activities/answer-fields';
import type { QuizState } from '@/lib/activities/quiz/contract';
import { unmarked } from '@/lib/copy/break-mark';
import { ActButton } from '../act-button';
import { PrizeDialog } from '../prize-dialog';
import styles from './intro.module.css';
import { QuestionCard } from './question-card';
import { QuestionTimer } from './question-timer';
import timer from './question-timer.module.css';
import { type ProgressLook, QuizProgress } from './quiz-progress';
import { QuizResult } from './quiz-result';
import { type Answering, itemOf, NO_CHOICE, type Question, type QuizOutcome, type QuizTermState } from './types';
import { type QuizBanks, withItem } from './use-quiz';

interface QuizTermProps {
  title: string;
  term: QuizTermState;
  state: QuizState;
  banks: QuizBanks;
  now: string;
  /** Seconds for a question; undefined without a limit. */
  seconds: number | undefined;
  progress: ProgressLook;
  activity: Answering;
}

/** The running term for an account: its questions one after another, then the result. */
export function QuizTerm({
  title,
  term,
  state,
  banks,
  now,
  seconds,
  progress,
  activity: { act, pending },
}: QuizTermProps) {
  const [answered, setAnswered] = useState<{ question: Question; outcome: QuizOutcome | undefined }>();
  const [finished, setFinished] = useState(false);
  const [won, setWon] = useState<readonly GivenPrize[]>();
  const { periodid, total } = term;
  const { next, deadline } = state;
  const right = term.mine?.right ?? 0;

  async function begin() {
    await act('begin', { periodid });
  }

  async function answer(question: Question, choice: number) {
    // The question stays while the response changes the next one: its card keeps the focus and announces the outcome.
    setAnswered({ question, outcome: undefined });
    const answer = await act('answer', { periodid, topicid: question.topicid, choice });
    setAnswered(answer?.outcome ? { question, outcome: answer.outcome } : undefined);
    if (answer && answer.won.length > 0) setWon(answer.won);
  }

  async function goOn() {
    if (next && seconds) await begin();
    setAnswered(undefined);
    setFinished(!next);
  }

  if (!answered && !next) {
    return (
      <>
        <QuizResult title={unmarked(title)} finished={finished} term={term} progress={progress} />
        <PrizeDialog won={won} onClose={() => setWon(undefined)} />
      </>
    );
  }
  const question = answered?.question ?? next;
  if (!question) return null;
  const item = itemOf(banks.questionBanks, periodid, question);
  const { currentEventItem, answerList } = withItem(banks, item, answered?.outcome?.right);
  const waiting = seconds !== undefined && !deadline && !answered;
  return (
    <>
      <QuizProgress look={progress} right={right} total={total} />
      {waiting ? (
        <BeginCard number={question.number} total={total} seconds={seconds} pending={pending} onBegin={begin} />
      ) : (
        <Fragment key={question.topicid}>
          {seconds && (
            <div className={timer.place}>
              {deadline && !answered?.outcome && (
                <QuestionTimer {...{ deadline, now, seconds }} onOver={() => answer(question, NO_CHOICE)} />
              )}
            </div>
          )}
          <QuestionCard
            number={question.number}
            topicid={question.topicid}
            question={currentEventItem?.question ?? ''}
            answerList={answerList}
            total={total}
            pending={pending}
            outcome={answered?.outcome}
            onward={next ? '下一题' : '查看成绩'}
            onAnswer={(choice) => answer(question, choice)}
            onOnward={goOn}
          />
        </Fragment>
      )}
    </>
  );
}

interface BeginCardProps {
  number: number;
  total: number;
  seconds: number;
  pending: boolean;
  onBegin: () => void;
}

/** Shown before a question whose clock the visitor starts. */
function BeginCard({ number, total, seconds, pending, onBegin }: BeginCardProps) {
  return (
    <div className={styles.intro}>
      <p className={styles.lead}>
        {`${number === 1 ? '' : `第 ${number} 题，`}共 ${total} 题，每题限时 ${seconds} 秒`}
      </p>
      <p>点击后开始计时，超时未答的题按未答对计。</p>
      <ActButton size="large" className={styles.action} pending={pending} working="出题中…" onAct={onBegin}>
        {number === 1 ? '开始答题' : '继续答题'}
      </ActButton>
    </div>
  );
}
