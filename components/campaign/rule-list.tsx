import { clsx } from 'clsx';
import { RISK_HEADING, type Rule } from '@/lib/campaign/schema';
import fold from '../ui/fold.module.css';
import panel from '../ui/panel.module.css';
import styles from './rule-list.module.css';

interface RuleListProps {
  rules: readonly Rule[];
  /** Shows the headings, which open to their rules, as fits a small screen; the first and the risk warning stand open. */
  folded: boolean;
}

/** The complete rules, numbered. */
export function RuleList({ rules, folded }: RuleListProps) {
  return (
    <ol className={clsx(panel.panel, styles.rules)}>
      {rules.map((rule, index) => (
        <li key={rule.heading} className={styles.rule}>
          {folded && rule.heading !== RISK_HEADING ? (
            <details className={fold.fold} open={index === 0}>
              <summary className={clsx(fold.summary, styles.summary)}>
                <h3 className={styles.heading}>{rule.heading}</h3>
              </summary>
              <Items of={rule} />
            </details>
          ) : (
            <>
              <h3 className={styles.heading}>{rule.heading}</h3>
              <Items of={rule} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

function Items({ of: { items } }: { of: Rule }) {
  return (
    <ol className={styles.items}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  );
}
