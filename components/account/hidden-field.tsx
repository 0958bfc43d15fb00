'use client';

import { useState } from 'react';
import type { AccountField } from '@/lib/account/registration-fields';
import { AccountTextField, type AccountTextFieldProps } from './account-text-field';
import styles from './hidden-field.module.css';

type HiddenFieldProps<Field extends AccountField> = Omit<AccountTextFieldProps<Field>, 'type' | 'action'>;

/** A password, hidden unless the visitor shows it. */
export function HiddenField<Field extends AccountField>(props: HiddenFieldProps<Field>) {
  const [shown, setShown] = useState(false);
  return (
    <AccountTextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      action={
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={shown}
          aria-label="显示密码"
          onClick={() => setShown(!shown)}
        >
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
            <path d="M2 12s3.6-6.5 10-6.500S22 12 22 12s-3.6 6.5-10 6.500S2 12 2 12Z" />
            <circle cx="12" cy="12" r="3" />
            {!shown && <path d="m4 4 16 16" />}
          </svg>
        </button>
      }
    />
  );
}
