'use client';

import { SMS_CODE_LENGTH } from '@/lib/contract/field-rules';
import { AccountTextField, type AccountTextFieldProps } from './account-text-field';
import styles from './code-button.module.css';

interface CodeFieldProps extends Pick<AccountTextFieldProps<'code'>, 'error' | 'onValue' | 'onLeave'> {
  button: CodeButtonProps;
}

/** The field for an SMS code, with the button that requests one. */
export function CodeField({ button, ...props }: CodeFieldProps) {
  return (
    <AccountTextField
      {...props}
      field="code"
      label="短信验证码"
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={`${SMS_CODE_LENGTH}位数字`}
      action={<CodeButton {...button} />}
    />
  );
}

interface CodeButtonProps {
  sms: { locked: boolean; label: string };
  disabled?: boolean;
  onClick: () => void;
}

/** Requests an SMS code; locked while a request runs and until the visitor may request the next code. */
export function CodeButton({ sms, disabled = false, onClick }: CodeButtonProps) {
  const locked = disabled || sms.locked;
  return (
    <button
      // The early taps' script has unlocked the button in the document only: React would still consider it locked.
      ref={(button) => {
        if (button) button.disabled = locked;
      }}
      type="button"
      className={styles.code}
      data-locked={sms.locked}
      disabled={locked}
      onClick={onClick}
      suppressHydrationWarning
    >
      {sms.label}
    </button>
  );
}
