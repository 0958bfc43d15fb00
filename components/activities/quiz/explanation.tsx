import { ANSWER_LABELS } from '@/lib/activities/quiz/client-state';
import styles from './explanation.module.css';
import { NO_CHOICE, type QuizOutcome } from './types';

interface ExplanationProps {
  /** The question's position in the term, from 1, of `total`. */
  number: number;
  total: number;
  outcome: QuizOutcome;
}

/** Whether an answer was right, and why. For screen readers it begins with the question's number. */
export function Explanation({ number, total, outcome: { choice, right, explanation } }: ExplanationProps) {
  const correct = choice === right;
  return (
    <p className={styles.explanation} data-correct={correct}>
      <span className="visually-hidden">{`第 ${number} 题，共 ${total} 题，`}</span>
      <b className={styles.verdict}>
        {correct ? '答对了' : `${choice === NO_CHOICE ? '时间到' : '答错了'}，正确答案是 ${ANSWER_LABELS[right]}`}
      </b>
      <span className="visually-hidden">。</span>
      {explanation}
    </p>
  );
}
