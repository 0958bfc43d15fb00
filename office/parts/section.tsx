import { type ReactNode, useState } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** Whether it is open at first. */
  open?: boolean;
  faults: number;
  changes: number;
  children: ReactNode;
}

/** A part of a form, which can be folded; says what changed in it and what is wrong. */
export function Section({ title, open = false, faults, changes, children }: SectionProps) {
  const [isOpen, setOpen] = useState(open);
  return (
    <details className={styles.section} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.head}>
        <b>{title}</b>
        <Counts faults={faults} changes={changes} />
      </summary>
      {isOpen && (
        <fieldset className={styles.fields} aria-label={title}>
          {children}
        </fieldset>
      )}
    </details>
  );
}

/** How much changed somewhere, and how much is wrong. */
export function Counts({ faults, changes }: { faults: number; changes: number }) {
  return (
    <>
      {changes > 0 && <span className="brass small">改了 {changes} 处</span>}{' '}
      {faults > 0 && <span className="red small">{faults} 处有误</span>}
    </>
  );
}
