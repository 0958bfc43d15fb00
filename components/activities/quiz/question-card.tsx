import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ANSWER_LABELS, type AnswerOption } from '@/lib/activities/quiz/client-state';
import { Button } from '../../ui/button';
import { Words } from '../../ui/words';
import explained from './explanation.module.css';
import styles from './question-card.module.css';
import { NO_CHOICE, type QuizOutcome } from './types';

interface QuestionCardProps {
  /** Its position in the term, from 1. */
  number: number;
  topicid: number;
  question: string;
  /** Its options; one of them is marked as right once there is an outcome. */
  answerList: readonly AnswerOption[];
  total: number;
  pending: boolean;
  /** The outcome of the answer; undefined before it. */
  outcome: QuizOutcome | undefined;
  /** Words of the button that continues after the answer. */
  onward: string;
  onAnswer: (choice: number) => void;
  onOnward: () => void;
}

/** One question with its options; after the answer the right option and the explanation. */
export function QuestionCard({
  number,
  topicid,
  question,
  answerList,
  total,
  pending,
  outcome,
  onward,
  onAnswer,
  onOnward,
}: QuestionCardProps) {
  const [chosen, setChosen] = useState<number>();
  const legend = useRef<HTMLLegendElement>(null);
  const choice = outcome?.choice ?? chosen;

  useEffect(() => {
    // The first question leaves the focus where it is; later ones take it.
    if (number > 1) legend.current?.focus();
  }, [number]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if (outcome) onOnward();
    else if (chosen !== undefined) onAnswer(chosen);
  }

  return (
    <form className={styles.card} onSubmit={submit}>
      <fieldset disabled={outcome !== undefined}>
        <legend className={styles.question} ref={legend} tabIndex={-1}>
          <span className={styles.number}>
            第 {number} 题<small aria-hidden="true"> / {total}</small>
            <span className="visually-hidden">{`，共 ${total} 题，`}</span>
          </span>
          <Words>{question}</Words>
        </legend>
        <div className={styles.options}>
          {answerList.map(({ label, value, right }, index) => (
            <label
              key={label}
              className={styles.option}
              data-chosen={index === choice || undefined}
              data-verdict={verdictOf(right, index === choice, outcome)}
            >
              <input
                type="radio"
                name={`topic-${topicid}`}
                checked={index === choice}
                onChange={() => setChosen(index)}
              />
              <span className={styles.label} aria-hidden="true">
                {label}
              </span>
              <span>
                <span className="visually-hidden">{label}，</span>
                <Words>{value}</Words>
              </span>
              <Verdict verdict={verdictOf(right, index === choice, outcome)} />
            </label>
          ))}
        </div>
      </fieldset>
      <div role="status" className={styles.why}>
        {outcome && <Explanation number={number} total={total} outcome={outcome} />}
      </div>
      <Button
        type="submit"
        variant="primary"
        size="large"
        className={styles.action}
        disabled={!outcome && chosen === undefined}
        busy={pending}
      >
        {actionOf(pending, outcome && onward, chosen)}
      </Button>
    </form>
  );
}

function actionOf(pending: boolean, onward: string | undefined, chosen: number | undefined): string {
  if (pending) return '提交中…';
  return onward ?? (chosen === undefined ? '请选择一个答案' : '确认作答');
}

type VerdictName = 'right' | 'wrong' | undefined;

function verdictOf(right: boolean, chosen: boolean, outcome: QuizOutcome | undefined): VerdictName {
  if (!outcome) return undefined;
  if (right) return 'right';
  return chosen ? 'wrong' : undefined;
}

function Verdict({ verdict }: { verdict: VerdictName }) {
  if (!verdict) return null;
  return (
    <svg
      viewBox="0 0 20 20"
      className={styles.verdict}
      fill="none"
      stroke="rgb(var(--verdict-rgb))"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2.8"
      role="img"
      aria-label={verdict === 'right' ? '正确答案' : '您的选择'}
    >
      <path d={verdict === 'right' ? 'm4 10.5 4 4 8-9' : 'm5 5 10 10M15 5 5 15'} />
    </svg>
  );
}

interface ExplanationProps {
  /** The question's position in the term, from 1, of `total`. */
  number: number;
  total: number;
  outcome: QuizOutcome;
}

/** Whether an answer was right, and why. For screen readers it begins with the question's number. */
function Explanation({ number, total, outcome: { choice, right, explanation } }: ExplanationProps) {
  const correct = choice === right;
  return (
    <p className={explained.explanation} data-correct={correct}>
      <span className="visually-hidden">{`第 ${number} 题，共 ${total} 题，`}</span>
      <b className={explained.verdict}>
        {correct ? '答对了' : `${choice === NO_CHOICE ? '时间到' : '答错了'}，正确答案是 ${ANSWER_LABELS[right]}`}
      </b>
      <span className="visually-hidden">。</span>
      {explanation}
    </p>
  );
}
