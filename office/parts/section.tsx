import type { ReactNode } from 'react';
import styles from './section.module.css';

interface CountsProps {
  faults: number;
  changes: number;
}

interface SectionProps extends CountsProps {
  title: string;
  open?: boolean;
  children: ReactNode;
}

/** A part of a form, which can be folded; says what changed in it and what is wrong. */
export function Section({ title, open = false, children, ...counts }: SectionProps) {
  return (
    <details className={styles.section} open={open}>
      <summary className={styles.head}>
        <b>{title}</b>
        <Counts {...counts} />
      </summary>
      <fieldset className={styles.fields} aria-label={title}>
        {children}
      </fieldset>
    </details>
  );
}

/** How much changed somewhere, and how much is wrong. */
export function Counts({ faults, changes }: CountsProps) {
  return (
    <>
      {changes > 0 && <span className="brass small">改了 {changes} 处</span>}{' '}
      {faults > 0 && <span className="red small">{faults} 处有误</span>}
    </>
  );
}
