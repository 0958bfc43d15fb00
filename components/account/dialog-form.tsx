'use client';

import type { ReactNode, Ref } from 'react';
import styles from './account-dialog.module.css';

interface DialogFormProps {
  ref: Ref<HTMLFormElement>;
  /** Its name for those who do not see it; undefined where the dialog's title says it. */
  label?: string;
  hidden?: boolean;
  /** By which the dialog finds it among others. */
  name?: string;
  pending: boolean;
  /** What is wrong with the form as a whole. */
  general: string | undefined;
  /** What helps against that. */
  remedy?: ReactNode;
  /** The words of its button, and those while it works. */
  button: readonly [string, string];
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog: its fields and the button, locked while it works. */
export function DialogForm({
  ref,
  label,
  hidden,
  name,
  pending,
  general,
  remedy,
  button: [words, working],
  onSubmit,
  children,
}: DialogFormProps) {
  return (
    <form
      ref={ref}
      className={styles.form}
      method="post"
      noValidate
      hidden={hidden}
      aria-label={label}
      aria-busy={pending}
      name={name}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <p className={styles.general} role="alert">
        {general}
      </p>
      {remedy}
      <button type="submit" className={styles.submit} disabled={pending}>
        {pending ? working : words}
      </button>
    </form>
  );
}
