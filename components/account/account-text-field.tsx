'use client';

import { type AccountField, cleanValue, isPassword, MAX_LENGTH } from '@/lib/account/registration-fields';
import { PASSWORD_TOO_LONG } from '@/lib/contract/field-rules';
import { TextField, type TextFieldProps } from '../ui/text-field';

export type AccountTextFieldProps<Field extends AccountField> = Omit<
  TextFieldProps<Field>,
  'clean' | 'tooLong' | 'maxLength'
>;

/** A text field of the forms that open an account or log in to one, with the limits of its value. */
export function AccountTextField<Field extends AccountField>(props: AccountTextFieldProps<Field>) {
  const { field } = props;
  const tooLong = isPassword(field) ? PASSWORD_TOO_LONG : undefined;
  return <TextField {...props} clean={cleanValue} tooLong={tooLong} maxLength={MAX_LENGTH[field]} />;
}
