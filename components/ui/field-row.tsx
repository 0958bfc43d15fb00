import type { ReactNode } from 'react';
import styles from './field-row.module.css';

interface FieldRowProps {
  error?: string | undefined;
  /** Id of the error, by which the control is described. */
  errorId: string;
  /** What the visitor can do about the error. */
  remedy?: ReactNode;
  /** The control. */
  children: ReactNode;
}

/** A control of a form with its error, which covers the control's upper edge, so that nothing moves. */
export function FieldRow({ error, errorId, remedy, children }: FieldRowProps) {
  return (
    <div className={styles.row}>
      {children}
      {error && (
        <p className={styles.error} id={errorId}>
          <span>{error}</span>
          {remedy}
        </p>
      )}
    </div>
  );
}
