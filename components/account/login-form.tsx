'use client';

import type { ReactNode, Ref } from 'react';
import styles from './login-dialog.module.css';

interface LoginFormProps {
  ref: Ref<HTMLFormElement>;
  /** Its name for those who do not see it. */
  label: string;
  hidden: boolean;
  pending: boolean;
  /** What is wrong with the form as a whole. */
  general: string | undefined;
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A way to log in: its fields and the button, locked while it works. */
export function LoginForm({ ref, label, hidden, pending, general, onSubmit, children }: LoginFormProps) {
  return (
    <form
      ref={ref}
      className={styles.form}
      method="post"
      noValidate
      hidden={hidden}
      aria-label={label}
      aria-busy={pending}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <p className={styles.general} role="alert">
        {general}
      </p>
      <button type="submit" className={styles.submit} disabled={pending}>
        {pending ? '登录中…' : '登录'}
      </button>
    </form>
  );
}
