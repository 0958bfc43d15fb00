'use client';

import { SMS_CODE_LENGTH } from '@/lib/contract/field-rules';
import { AccountTextField, type AccountTextFieldProps } from './account-text-field';
import { CodeButton, type CodeButtonProps } from './code-button';

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
