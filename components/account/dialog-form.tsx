'use client';

import type { ReactNode, Ref } from 'react';
import { Button } from '../ui/button';
import styles from './account-dialog.module.css';

interface DialogFormProps {
  ref: Ref<HTMLFormElement>;
  /** Accessible name; undefined if the dialog's title is enough. */
  label?: string;
  hidden?: boolean;
  /** Selects this form among the forms of the dialog. */
  name?: string;
  pending: boolean;
  /** An error of the form as a whole. */
  general: string | undefined;
  /** What the visitor can do about that error. */
  remedy?: ReactNode;
  /** The button's words, idle and busy. */
  button: readonly [string, string];
  onSubmit: () => void;
  children: ReactNode;
}

/** A form in a dialog: its fields and a button that is locked while the request runs. */
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
      <Button type="submit" variant="action" className={styles.submit} disabled={pending}>
        {pending ? working : words}
      </Button>
    </form>
  );
}
