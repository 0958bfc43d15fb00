import type { ReactNode } from 'react';
import styles from './field-row.module.css';

interface FieldRowProps {
  error?: string | undefined;
  /** What the visitor may want to check, shown where there is no error. */
  doubt?: string | undefined;
  /** Id of the error or doubt, by which the control is described. */
  errorId: string;
  /** What the visitor can do about the error. */
  remedy?: ReactNode;
  /** The control. */
  children: ReactNode;
}

/** A control of a form with its error or doubt, which covers the control's upper edge, so that nothing moves. */
export function FieldRow({ error, doubt, errorId, remedy, children }: FieldRowProps) {
  return (
    <div className={styles.row}>
      {children}
      {(error || doubt) && (
        <p className={styles.error} id={errorId}>
          <span>{error || doubt}</span>
          {error && remedy}
        </p>
      )}
    </div>
  );
}
