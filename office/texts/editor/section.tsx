import styles from './section.module.css';

interface SectionProps {
  title: string;
  open?: boolean;
  faults: number;
  changes: number;
  children: React.ReactNode;
}

/** A part of the page, which can be folded; says what changed in it and what is wrong. */
export function Section({ title, open = false, faults, changes, children }: SectionProps) {
  return (
    <details className={styles.section} open={open}>
      <summary className={styles.head}>
        <b>{title}</b>
        {changes > 0 && <span className="brass small">改了 {changes} 处</span>}
        {faults > 0 && <span className="red small">{faults} 处有误</span>}
      </summary>
      <fieldset className={styles.fields} aria-label={title}>
        {children}
      </fieldset>
    </details>
  );
}
