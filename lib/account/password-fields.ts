import { checkLoginField } from './login-fields';
import { checkField } from './registration-fields';

/** The fields of a change by the present password, in reading order. */
export const CHANGE_FIELDS = ['currentPassword', 'password'] as const;
/** The fields of a new password by SMS code, in reading order. */
export const RESET_FIELDS = ['mobile', 'code', 'password'] as const;
export type ChangeField = (typeof CHANGE_FIELDS)[number];
export type ResetField = (typeof RESET_FIELDS)[number];
export type PasswordField = ChangeField | ResetField;

/** What keeps a value from being sent, or `undefined`; whether a password is too common is the server's to say. */
export function checkPasswordField(field: PasswordField, value: string): string | undefined {
  return field === 'currentPassword' ? checkLoginField(field, value) : checkField(field, value);
}
