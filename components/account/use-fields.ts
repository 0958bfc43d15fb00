'use client';

import { useRef, useState } from 'react';
import { cleanValue } from '@/lib/account/registration-fields';

/**
 * The fields of a form with their errors; the inputs are uncontrolled.
 *
 * @param order the names of what can be wrong, in reading order
 * @param check returns the error of a field's value
 * @param clean cleans typed text; by default as in the account's forms
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

  /** Returns the cleaned value of a field. */
  function typed(field: Field): string {
    return clean(field, element(field)?.value ?? '');
  }

  /** Shows a field's error, or removes it. */
  function setError(name: Name | Field, message: string | undefined): void {
    setErrors(({ [name]: _, ...others }) => ({ ...others, ...(message && { [name]: message }) }) as Errors);
  }

  /** The sentence of a field whose text was too long and must not be sent cut. */
  function tooLong(name: string): string | undefined {
    const found = element(name);
    return found?.validity.customError ? found.validationMessage : undefined;
  }

  /** Shows exactly these errors, and focuses the first; returns whether there is none. */
  function reveal(found: Errors): boolean {
    const shown = order.reduce((faults, name) => withError(faults, name, faults[name] ?? tooLong(name)), found);
    setErrors(shown);
    const first = order.find((name) => shown[name] !== undefined);
    const input = first && element(first);
    // An input in a folded part cannot get the focus.
    input?.closest('details')?.setAttribute('open', '');
    input?.focus();
    return first === undefined;
  }

  /** Handles a change of a field: removes its error and the form's, but reports a text that was too long immediately. */
  function accept(field: Field): void {
    setError(field, tooLong(field));
    setGeneral(undefined);
  }

  /** Handles leaving a field: shows an error unless one is shown already. */
  function leave(field: Field, value: string): void {
    if (value) setErrors((shown) => (shown[field] ? shown : withError(shown, field, check(field, value))));
  }

  return { form, errors, general, setGeneral, element, typed, setError, reveal, accept, leave };
}

function withError<Errors>(shown: Errors, field: string, message: string | undefined): Errors {
  return message ? { ...shown, [field]: message } : shown;
}
