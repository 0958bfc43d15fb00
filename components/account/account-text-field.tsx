'use client';

import { type AccountField, cleanValue, isPassword, MAX_LENGTH } from '@/lib/account/registration-fields';
import { TextField, type TextFieldProps } from '../ui/text-field';

export type AccountTextFieldProps<Field extends AccountField> = Omit<
  TextFieldProps<Field>,
  'clean' | 'keepsExcess' | 'maxLength'
>;

/** A text field of the forms that open an account or log in to one, with the limits of its value. */
export function AccountTextField<Field extends AccountField>(props: AccountTextFieldProps<Field>) {
  const { field } = props;
  return <TextField {...props} clean={cleanValue} keepsExcess={isPassword(field)} maxLength={MAX_LENGTH[field]} />;
}
