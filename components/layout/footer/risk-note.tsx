import styles from './risk-note.module.css';

/** The risk warning for pages without a footer. */
export function RiskNote({ text }: { text: string }) {
  return (
    <aside className={styles.note} aria-label="风险提示">
      <p>
        <strong>风险提示：</strong>
        {text}
      </p>
    </aside>
  );
}
