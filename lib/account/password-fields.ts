import { checkLoginField } from './login-fields';
import { checkField } from './registration-fields';

/** The fields of a change with the current password, in reading order. */
export const CHANGE_FIELDS = ['currentPassword', 'password'] as const;
/** The fields of a reset by SMS code, in reading order. */
export const RESET_FIELDS = ['mobile', 'code', 'password'] as const;
export type ChangeField = (typeof CHANGE_FIELDS)[number];
export type ResetField = (typeof RESET_FIELDS)[number];
export type PasswordField = ChangeField | ResetField;

/**
 * Message that explains why the value cannot be sent, or `undefined`. Only the server knows which passwords are too
 * common.
 */
export function checkPasswordField(field: PasswordField, value: string): string | undefined {
  return field === 'currentPassword' ? checkLoginField(field, value) : checkField(field, value);
}
