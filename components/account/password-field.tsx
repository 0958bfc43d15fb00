'use client';

import { type ComponentProps, useState } from 'react';
import styles from './form.module.css';
import { TextField } from './text-field';

/** A new password, hidden unless the visitor wants to see it. */
export function PasswordField(props: Pick<ComponentProps<typeof TextField>, 'error' | 'onValue' | 'onLeave'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      field="password"
      label="登录密码"
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      autoCapitalize="off"
      spellCheck={false}
      placeholder="8至20位，含字母和数字"
      action={
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={shown}
          aria-label="显示密码"
          onClick={() => setShown(!shown)}
        >
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
            <title>显示密码</title>
            <path d="M2 12s3.6-6.5 10-6.500S22 12 22 12s-3.6 6.5-10 6.500S2 12 2 12Z" />
            <circle cx="12" cy="12" r="3" />
            {!shown && <path d="m4 4 16 16" />}
          </svg>
        </button>
      }
    />
  );
}
