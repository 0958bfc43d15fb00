import type { CreditSource } from '@/lib/activities/credits';
import { Words } from '../../ui/words';
import styles from './credit-list.module.css';

interface CreditListProps {
  /** What is counted, such as 次数. */
  title: string;
  sources: readonly CreditSource[];
}

/** The sources of a visitor's credits. */
export function CreditList({ title, sources }: CreditListProps) {
  return (
    <section className={styles.sources}>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {sources.map((source) => (
          <li key={source.label} className={styles.source}>
            <Words>{source.label}</Words>
            <b className={styles.count}>{amountOf(source)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function amountOf(source: CreditSource): string {
  switch (source.from) {
    case 'day':
      return `每日 ${source.count} 次`;
    case 'condition':
      return `${source.count} 次`;
    case 'lots':
      return `每 ${source.each} 手 1 次，至多 ${source.max} 次`;
  }
}
