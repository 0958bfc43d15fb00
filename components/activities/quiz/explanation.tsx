import { ANSWER_LABELS } from '@/lib/activities/quiz/labels';
import styles from './explanation.module.css';
import { NO_CHOICE, type QuizOutcome } from './types';

/** Whether an answer was right, and why. */
export function Explanation({ outcome: { choice, right, explanation } }: { outcome: QuizOutcome }) {
  const correct = choice === right;
  return (
    <p className={styles.explanation} data-correct={correct}>
      <b className={styles.verdict}>
        {correct ? '答对了' : `${choice === NO_CHOICE ? '时间到' : '答错了'}，正确答案是 ${ANSWER_LABELS[right]}`}
      </b>
      {explanation}
    </p>
  );
}
