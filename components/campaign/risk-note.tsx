import styles from './risk-note.module.css';

/** The campaign's own risk warning, in full and readable. */
export function RiskNote({ text }: { text: string }) {
  return (
    <aside className={styles.note} aria-label="风险提示">
      <p className={styles.text}>
        <strong>风险提示：</strong>
        {text}
      </p>
    </aside>
  );
}
