import { clsx } from 'clsx';
import type { Rule } from '@/lib/campaign/schema';
import panel from '../ui/panel.module.css';
import styles from './rule-list.module.css';

/** The complete rules, numbered. */
export function RuleList({ rules }: { rules: readonly Rule[] }) {
  return (
    <ol className={clsx(panel.panel, styles.rules)}>
      {rules.map(({ heading, items }) => (
        <li key={heading} className={styles.rule}>
          <h3 className={styles.heading}>{heading}</h3>
          <ol className={styles.items}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
