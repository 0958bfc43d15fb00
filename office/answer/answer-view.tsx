import type { RunAnswer } from '@/lib/office/api';
import styles from './answer-view.module.css';

/** What an operation answers. */
export function AnswerView({ answer: { text } }: { answer: RunAnswer }) {
  return <pre className={`panel ${styles.text}`}>{text}</pre>;
}
