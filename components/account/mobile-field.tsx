'use client';

import { AccountTextField, type AccountTextFieldProps } from './account-text-field';

type MobileFieldProps = Pick<
  AccountTextFieldProps<'mobile'>,
  'placeholder' | 'defaultValue' | 'error' | 'remedy' | 'onValue' | 'onLeave'
>;

/** The field for a mobile number of mainland China. */
export function MobileField(props: MobileFieldProps) {
  return (
    <AccountTextField
      {...props}
      field="mobile"
      label="手机号"
      prefix="+86"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
    />
  );
}
