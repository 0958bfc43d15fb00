'use client';

import type { RegistrationField } from '@/lib/account/registration-fields';
import { PASSWORD_MIN } from '@/lib/contract/field-rules';
import type { AccountTextFieldProps } from './account-text-field';
import { HiddenField } from './hidden-field';

/** The field for a new password. */
export function PasswordField(props: Pick<AccountTextFieldProps<RegistrationField>, 'error' | 'onValue' | 'onLeave'>) {
  return (
    <HiddenField
      {...props}
      field="password"
      label="登录密码"
      autoComplete="new-password"
      placeholder={`至少${PASSWORD_MIN}位，字符不限`}
    />
  );
}
