'use client';

import type { ReactNode, Ref } from 'react';
import { Button } from '../ui/button';
import styles from './account-dialog.module.css';

interface DialogFormProps {
  /** Its element, whether its request runs, and an error of the form as a whole. */
  form: { form: Ref<HTMLFormElement>; pending: boolean; general: string | undefined };
  /** Accessible name; undefined if the dialog's title is enough. */
  label?: string;
  hidden?: boolean;
  /** What the visitor can do about that error. */
  remedy?: ReactNode;
  /** Selects this form among the forms of the dialog. */
  name?: string;
  /** The button's words, idle and busy. */
  button: readonly [string, string];
  onSubmit: () => void;
  children: ReactNode;
}

/** A form in a dialog: its fields and a button that is locked while the request runs. */
export function DialogForm({
  form: { form, pending, general },
  remedy,
  label,
  hidden,
  name,
  button: [words, working],
  onSubmit,
  children,
}: DialogFormProps) {
  return (
    <form
      ref={form}
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
