'use client';

import { checkLoginField, type LoginField } from '@/lib/account/login-fields';
import type { LoginFailure } from '@/lib/browser/account/login-problem';
import { useFields } from './use-fields';
import { useLogin } from './use-login';

/**
 * The fields of one way to log in, checked when the visitor leaves or sends them.
 *
 * @param order its fields in reading order
 * @param call logs in with the typed values and returns the session token
 */
export function useLoginForm<Field extends LoginField>(
  order: readonly Field[],
  call: (typed: Record<Field, string>, signal: AbortSignal) => Promise<string>,
  onToken: (token: string) => Promise<void>,
) {
  const fields = useFields<Field>(order, checkLoginField);
  const { login, pending } = useLogin(onToken, show);

  function show({ errors, general }: LoginFailure) {
    fields.setGeneral(general);
    fields.reveal(errors as Partial<Record<Field, string>>);
  }

  function submit() {
    const typed = Object.fromEntries(order.map((field) => [field, fields.typed(field)])) as Record<Field, string>;
    fields.setGeneral(undefined);
    const found = order.map((field) => [field, checkLoginField(field, typed[field])] as const);
    const faults = Object.fromEntries(found.filter(([, fault]) => fault)) as Partial<Record<Field, string>>;
    if (fields.reveal(faults)) void login((signal) => call(typed, signal));
  }

  return { ...fields, pending, submit };
}
