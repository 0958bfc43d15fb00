import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  open?: boolean;
  faults: number;
  changes?: number;
  children: ReactNode;
}

/** A part of a form, which can be folded; says what changed in it and what is wrong. */
export function Section({ title, open = false, faults, changes = 0, children }: SectionProps) {
  return (
    <details className={styles.section} open={open}>
      <summary className={styles.head}>
        <b>{title}</b>
        {changes > 0 && <span className="brass small">改了 {changes} 处</span>}
        <FaultCount faults={faults} />
      </summary>
      <fieldset className={styles.fields} aria-label={title}>
        {children}
      </fieldset>
    </details>
  );
}

/** How much is wrong somewhere. */
export function FaultCount({ faults }: { faults: number }) {
  return faults > 0 && <span className="red small"> {faults} 处有误</span>;
}
