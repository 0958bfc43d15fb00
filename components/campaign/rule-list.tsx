import { clsx } from 'clsx';
import { RISK_HEADING, type Rule } from '@/lib/campaign/schema';
import fold from '../ui/fold.module.css';
import { Panel } from '../ui/panel';
import styles from './rule-list.module.css';

interface RuleListProps {
  rules: readonly Rule[];
  /** Folds the rules under their headings for a small screen; the first and the risk warning stay open. */
  folded: boolean;
  /** The rule about when the campaign ends or has ended, shown in the first group; empty while no end is known. */
  ends?: string;
}

/** The complete rules, numbered. Folded rules are in one column: two columns would be rebalanced whenever one opens. */
export function RuleList({ rules, folded, ends = '' }: RuleListProps) {
  return (
    <Panel as="ol" className={clsx(styles.rules, !folded && styles.columns)}>
      {rules.map((rule, index) => (
        <li key={rule.heading} className={styles.rule}>
          {folded && rule.heading !== RISK_HEADING ? (
            <details className={fold.fold} open={index === 0}>
              <summary className={clsx(fold.summary, styles.summary)}>
                <h3 className={styles.heading}>{rule.heading}</h3>
              </summary>
              <Items of={rule} ends={index === 0 ? ends : undefined} />
            </details>
          ) : (
            <>
              <h3 className={styles.heading}>{rule.heading}</h3>
              <Items of={rule} ends={index === 0 ? ends : undefined} />
            </>
          )}
        </li>
      ))}
    </Panel>
  );
}

/** @param props.ends the rule about the end, for the group that contains it */
function Items({ of: { items }, ends }: { of: Rule; ends: string | undefined }) {
  return (
    <ol className={styles.items}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
      {ends !== undefined && (
        <li hidden={ends === ''} data-life-rule>
          {ends}
        </li>
      )}
    </ol>
  );
}
