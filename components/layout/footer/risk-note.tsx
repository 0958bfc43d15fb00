import type { Brand } from '@/lib/brand/schema';
import styles from './risk-note.module.css';

/** The risk warning and the licence, for pages without a footer. */
export function RiskNote({ brand: { riskWarning, licence } }: { brand: Pick<Brand, 'riskWarning' | 'licence'> }) {
  return (
    <aside className={styles.note} aria-label="风险提示">
      <p>
        <strong>风险提示：</strong>
        {riskWarning}
      </p>
      <p>{licence}</p>
    </aside>
  );
}
