import { checkPasswordField, type PasswordField } from '@/lib/account/password-fields';
import type { useFields } from '../use-fields';

/**
 * Reads what was typed into a form's fields, and the errors that prevent sending it.
 *
 * @param order the fields in reading order
 */
export function readTyped<Field extends PasswordField>(
  { typed }: Pick<ReturnType<typeof useFields<Field>>, 'typed'>,
  order: readonly Field[],
) {
  const values = Object.fromEntries(order.map((field) => [field, typed(field)])) as Record<Field, string>;
  const found = order.map((field) => [field, checkPasswordField(field, values[field])] as const);
  const faults = Object.fromEntries(found.filter(([, fault]) => fault)) as Partial<Record<Field, string>>;
  return { typed: values, faults };
}
