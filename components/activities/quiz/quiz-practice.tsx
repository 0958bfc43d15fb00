import { useEffect, useRef, useState } from 'react';
import type { EventItem } from '@/lib/activities/quiz/client-state';
import { Button } from '../../ui/button';
import { OfTotal } from './of-total';
import { QuestionCard } from './question-card';
import styles from './quiz-practice.module.css';
import { type ProgressLook, QuizProgress } from './quiz-progress';
import type { QuizOutcome } from './types';
import { type QuizBanks, withItem } from './use-quiz';

interface QuizPracticeProps {
  banks: QuizBanks;
  items: readonly EventItem[];
  progress: ProgressLook;
  pending: boolean;
  /** Grades an answer; resolves to undefined if that failed. */
  judge: (item: EventItem, choice: number) => Promise<QuizOutcome | undefined>;
  /** Absent if there is nothing else to go to. */
  onLeave?: () => void;
}

/** Practice questions: the server records and gives nothing. */
export function QuizPractice({ banks, items, progress, pending, judge, onLeave }: QuizPracticeProps) {
  const [at, setAt] = useState(0);
  const [right, setRight] = useState(0);
  const [outcome, setOutcome] = useState<QuizOutcome>();
  const score = useRef<HTMLParagraphElement>(null);
  const item = items[at];

  useEffect(() => {
    // The button that had the focus is gone.
    if (!item) score.current?.focus();
  }, [item]);

  async function answer(choice: number) {
    const judgement = item && (await judge(item, choice));
    if (!judgement) return;
    setOutcome(judgement);
    if (judgement.right === choice) setRight((count) => count + 1);
  }

  function goOn() {
    setOutcome(undefined);
    setAt(at + 1);
  }

  return (
    <>
      <p className={styles.head}>
        <b className={styles.badge}>练习，不计奖励</b>
        {onLeave && (
          <Button variant="quiet" onClick={onLeave}>
            结束练习
          </Button>
        )}
      </p>
      <QuizProgress look={progress} right={right} total={items.length} />
      {item ? (
        <QuestionCard
          key={item.topicid}
          number={at + 1}
          topicid={item.topicid}
          question={item.question}
          answerList={withItem(banks, item, outcome?.right).answerList}
          total={items.length}
          pending={pending}
          outcome={outcome}
          onward={at + 1 < items.length ? '下一题' : '看看成绩'}
          onAnswer={answer}
          onOnward={goOn}
        />
      ) : (
        <div className={styles.end} role="status">
          <p className={styles.score} ref={score} tabIndex={-1}>
            练习完成，答对 <b>{right}</b>
            <OfTotal total={items.length} />
          </p>
          <Button
            variant="primary"
            onClick={() => {
              setAt(0);
              setRight(0);
            }}
          >
            再练一遍
          </Button>
        </div>
      )}
    </>
  );
}
