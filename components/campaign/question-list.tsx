import { clsx } from 'clsx';
import fold from '../ui/fold.module.css';
import { Panel } from '../ui/panel';
import { Words } from '../ui/words';
import styles from './question-list.module.css';

/** Questions that unfold to their answers, without a script. */
export function QuestionList({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <Panel className={styles.questions}>
      {items.map(({ question, answer }) => (
        <details key={question} className={clsx(fold.fold, styles.item)}>
          <summary className={clsx(fold.summary, styles.question)}>
            <Words>{question}</Words>
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </Panel>
  );
}
