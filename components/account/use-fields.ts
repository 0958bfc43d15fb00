'use client';

import { useRef, useState } from 'react';
import { cleanValue, isTooLong } from '@/lib/account/registration-fields';

/**
 * The fields of a form with their errors; the inputs keep their own values.
 *
 * @param order the names of what may be at fault, in reading order
 * @param check says what is wrong with a field's value
 * @param clean what a field keeps of a typed text; that of the account's forms by default
 */
export function useFields<Field extends string, Name extends string = Field>(
  order: readonly Name[],
  check: (field: Field, value: string) => string | undefined,
  clean = cleanValue as (field: Field, raw: string) => string,
) {
  type Errors = Partial<Record<Name | Field, string>>;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [general, setGeneral] = useState<string>();

  function element(name: string): HTMLInputElement | undefined {
    const found = form.current?.elements.namedItem(name);
    return found instanceof HTMLInputElement ? found : undefined;
  }

  /** What a field holds, cleaned. */
  function typed(field: Field): string {
    return clean(field, element(field)?.value ?? '');
  }

  /** Shows a field's error, or takes it away. */
  function setError(name: Name | Field, message: string | undefined): void {
    setErrors(({ [name]: _, ...others }) => ({ ...others, ...(message && { [name]: message }) }) as Errors);
  }

  /** Shows these errors alone and brings the visitor to the first; answers whether there is none. */
  function reveal(found: Errors): boolean {
    setErrors(found);
    const first = order.find((name) => found[name] !== undefined);
    const input = first && element(first);
    // An input in a folded part cannot take the focus.
    input?.closest('details')?.setAttribute('open', '');
    input?.focus();
    return first === undefined;
  }

  /** A field was changed: what was said of it, and of the form, no longer holds. Of a text that is too long it is said at once. */
  function accept(field: Field, value = ''): void {
    setError(field, isTooLong(field, value) ? check(field, value) : undefined);
    setGeneral(undefined);
  }

  /** A field was left: a fault is named unless it stands there already. */
  function leave(field: Field, value: string): void {
    if (value) setErrors((shown) => (shown[field] ? shown : withError(shown, field, check(field, value))));
  }

  return { form, errors, general, setGeneral, element, typed, setError, reveal, accept, leave };
}

function withError<Errors>(shown: Errors, field: string, message: string | undefined): Errors {
  return message ? { ...shown, [field]: message } : shown;
}
