import { useState } from 'react';
import button from '../button.module.css';
import { QuestionCard } from './question-card';
import styles from './quiz-practice.module.css';
import { type ProgressLook, QuizProgress } from './quiz-progress';
import type { Answering, Question, QuizOutcome } from './types';

interface QuizPracticeProps {
  questions: readonly Question[];
  progress: ProgressLook;
  activity: Answering;
  onLeave: () => void;
}

/** An ended term for the exercise: nothing is recorded and nothing given. */
export function QuizPractice({ questions, progress, activity: { act, pending }, onLeave }: QuizPracticeProps) {
  const [at, setAt] = useState(0);
  const [right, setRight] = useState(0);
  const [outcome, setOutcome] = useState<QuizOutcome>();
  const question = questions[at];

  async function answer(choice: number) {
    if (!question) return;
    const answered = await act('practise', { topicid: question.topicid, choice });
    if (!answered?.outcome) return;
    setOutcome(answered.outcome);
    if (answered.outcome.right === choice) setRight((count) => count + 1);
  }

  function goOn() {
    setOutcome(undefined);
    setAt(at + 1);
  }

  return (
    <>
      <p className={styles.head}>
        <b className={styles.badge}>练习，不计奖励</b>
        <button type="button" className={button.quiet} onClick={onLeave}>
          结束练习
        </button>
      </p>
      <QuizProgress look={progress} right={right} total={questions.length} />
      {question ? (
        <QuestionCard
          key={question.topicid}
          question={question}
          total={questions.length}
          pending={pending}
          outcome={outcome}
          onward={at + 1 < questions.length ? '下一题' : '看看成绩'}
          onAnswer={answer}
          onOnward={goOn}
        />
      ) : (
        <div className={styles.end} role="status">
          <p className={styles.score}>
            练习完成，答对 <b>{right}</b> / {questions.length} 题
          </p>
          <button
            type="button"
            className={button.act}
            onClick={() => {
              setAt(0);
              setRight(0);
            }}
          >
            再练一遍
          </button>
        </div>
      )}
    </>
  );
}
