'use client';

import { PASSWORD_MIN } from '@/lib/contract/field-rules';
import type { AccountTextFieldProps } from '../account-text-field';
import { HiddenField } from '../hidden-field';

/** The field for a password that replaces another. */
export function NewPasswordField(props: Pick<AccountTextFieldProps<'password'>, 'error' | 'onValue' | 'onLeave'>) {
  return (
    <HiddenField
      {...props}
      field="password"
      label="新登录密码"
      autoComplete="new-password"
      placeholder={`至少${PASSWORD_MIN}位，字符不限`}
    />
  );
}
