import type { ReactNode } from 'react';
import styles from './form-section.module.css';

/** The form in its own section, if the activity is in the hero. */
export function FormSection({ children }: { children: ReactNode }) {
  return (
    <div className={styles.section} data-sells>
      {children}
    </div>
  );
}
