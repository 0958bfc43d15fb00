'use client';

import { clsx } from 'clsx';
import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Counter } from './counter';
import { FieldRow } from './field-row';
import styles from './text-field.module.css';

export interface TextFieldProps<Field extends string>
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'onInput' | 'onBlur'> {
  field: Field;
  label: string;
  error?: string | undefined;
  /** Shown before the input, such as a country code. */
  prefix?: string;
  /** A button at the end of the field. */
  action?: ReactNode;
  /** What the visitor can do about the error. */
  remedy?: ReactNode;
  /** Cleans typed or pasted text, also to at most `maxLength`. */
  clean: (field: Field, raw: string) => string;
  /** Whether a text may be longer than `maxLength`: a password is rejected instead of cut. */
  keepsExcess?: boolean;
  /** Called with the cleaned value on every change, and once with what was typed before hydration. */
  onValue: (field: Field, value: string) => void;
  onLeave: (field: Field, value: string) => void;
}

/**
 * A labelled input with its character counter and its error. The input is uncontrolled, so that nothing typed before
 * hydration is lost.
 */
export function TextField<Field extends string>({
  field,
  label,
  error,
  prefix,
  action,
  remedy,
  clean,
  keepsExcess = false,
  maxLength,
  onValue,
  onLeave,
  ...input
}: TextFieldProps<Field>) {
  const ref = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState(0);
  const errorId = useId();

  function accept(raw: string) {
    const element = ref.current;
    if (!element) return;
    const value = clean(field, raw);
    if (element.value !== value) element.value = value;
    setCount(value.length);
    onValue(field, value);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only takes what was typed before hydration
  useEffect(() => {
    if (ref.current?.value) accept(ref.current.value);
  }, []);

  return (
    <FieldRow error={error} errorId={errorId} remedy={remedy}>
      <div className={clsx(styles.field, error && styles.wrong)}>
        <label className={styles.box}>
          <span className={styles.caption}>
            {label}
            {maxLength !== undefined && <Counter count={count} max={maxLength} />}
          </span>
          <span className={styles.line}>
            {prefix && <span className={styles.prefix}>{prefix}</span>}
            <input
              {...input}
              ref={ref}
              className={styles.input}
              name={field}
              maxLength={keepsExcess ? undefined : maxLength}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              onInput={(event) => accept(event.currentTarget.value)}
              onPaste={(event) => {
                // The browser would cut "+86 138…" at the length limit before it could be cleaned.
                const pasted = clean(field, event.clipboardData.getData('text'));
                if (keepsExcess || !pasted) return;
                event.preventDefault();
                accept(pasted);
              }}
              onBlur={(event) => onLeave(field, event.currentTarget.value)}
            />
          </span>
        </label>
        {action}
      </div>
    </FieldRow>
  );
}
