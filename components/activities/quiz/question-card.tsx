import { clsx } from 'clsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ANSWER_LABELS } from '@/lib/quiz/labels';
import button from '../button.module.css';
import { Explanation } from './explanation';
import styles from './question-card.module.css';
import type { Question, QuizOutcome } from './types';

interface QuestionCardProps {
  question: Question;
  total: number;
  pending: boolean;
  /** What became of the answer; undefined until there is one. */
  outcome: QuizOutcome | undefined;
  /** Words of the button that leads on after the answer. */
  onward: string;
  onAnswer: (choice: number) => void;
  onOnward: () => void;
}

/** One question with its options; after the answer the right one, and why. */
export function QuestionCard({ question, total, pending, outcome, onward, onAnswer, onOnward }: QuestionCardProps) {
  const [chosen, setChosen] = useState<number>();
  const legend = useRef<HTMLLegendElement>(null);
  const choice = outcome?.choice ?? chosen;

  useEffect(() => {
    // The first question leaves the focus where the visitor is; later ones take it along.
    if (question.number > 1) legend.current?.focus();
  }, [question.number]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if (outcome) onOnward();
    else if (chosen !== undefined) onAnswer(chosen);
  }

  return (
    <form className={styles.card} onSubmit={submit}>
      <fieldset className={styles.choice} disabled={outcome !== undefined}>
        <legend className={styles.question} ref={legend} tabIndex={-1}>
          <span className={styles.number}>
            第 {question.number} 题<small> / {total}</small>
          </span>
          {question.question}
        </legend>
        <div className={styles.options}>
          {question.options.map((option, index) => (
            <label
              key={option}
              className={styles.option}
              data-chosen={index === choice || undefined}
              data-verdict={verdictOf(index, outcome)}
            >
              <input
                type="radio"
                name={`topic-${question.topicid}`}
                checked={index === choice}
                onChange={() => setChosen(index)}
              />
              <span className={styles.label} aria-hidden="true">
                {ANSWER_LABELS[index]}
              </span>
              <span>
                <span className="visually-hidden">{ANSWER_LABELS[index]}，</span>
                {option}
              </span>
              <Verdict verdict={verdictOf(index, outcome)} />
            </label>
          ))}
        </div>
      </fieldset>
      <div role="status">{outcome && <Explanation outcome={outcome} />}</div>
      <button
        type="submit"
        className={clsx(button.act, styles.action)}
        disabled={!outcome && chosen === undefined}
        aria-disabled={pending || undefined}
      >
        {actionOf(pending, outcome && onward, chosen)}
      </button>
    </form>
  );
}

function actionOf(pending: boolean, onward: string | undefined, chosen: number | undefined): string {
  if (pending) return '提交中…';
  return onward ?? (chosen === undefined ? '请选择一个答案' : '确认作答');
}

type VerdictName = 'right' | 'wrong' | undefined;

function verdictOf(index: number, outcome: QuizOutcome | undefined): VerdictName {
  if (!outcome) return undefined;
  if (index === outcome.right) return 'right';
  return index === outcome.choice ? 'wrong' : undefined;
}

function Verdict({ verdict }: { verdict: VerdictName }) {
  if (!verdict) return null;
  return (
    <svg
      viewBox="0 0 20 20"
      className={styles.verdict}
      role="img"
      aria-label={verdict === 'right' ? '正确答案' : '您的选择'}
    >
      <path d={verdict === 'right' ? 'm4 10.5 4 4 8-9' : 'm5 5 10 10M15 5 5 15'} />
    </svg>
  );
}
