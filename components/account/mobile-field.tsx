'use client';

import { TextField, type TextFieldProps } from './text-field';

type MobileFieldProps = Pick<
  TextFieldProps<'mobile'>,
  'placeholder' | 'defaultValue' | 'error' | 'remedy' | 'onValue' | 'onLeave'
>;

/** The field for a mobile number of mainland China. */
export function MobileField(props: MobileFieldProps) {
  return (
    <TextField
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
