'use client';

import { clsx } from 'clsx';
import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Counter } from './counter';
import { FieldRow } from './field-row';
import styles from './text-field.module.css';
import { typing } from './typing';

export interface TextFieldProps<Field extends string>
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'maxLength' | 'onInput' | 'onBlur'> {
  field: Field;
  label: string;
  /** Most characters, in UTF-16 units. */
  maxLength: number;
  error?: string | undefined;
  /** What the visitor may want to check, shown where there is no error. */
  doubt?: string | undefined;
  /** Shown before the input, such as a country code. */
  prefix?: string;
  /** A button at the end of the field. */
  action?: ReactNode;
  /** What the visitor can do about the error. */
  remedy?: ReactNode;
  /** Cleans a text and limits it to `maxLength`. */
  clean: (field: Field, raw: string) => string;
  /**
   * Where a text that was cut must not be sent, such as a password: the sentence that the field then reports as its
   * custom validity, until it changes.
   */
  tooLong?: string | undefined;
  /** Called with the cleaned value on every change, and once with what was typed before hydration. */
  onValue: (field: Field, value: string) => void;
  onLeave: (field: Field, value: string, to: EventTarget | null) => void;
}

/**
 * A labelled input with its character counter and its error. The input is uncontrolled, so that nothing typed before
 * hydration is lost.
 */
export function TextField<Field extends string>({
  field,
  label,
  error,
  doubt,
  prefix,
  action,
  remedy,
  clean,
  tooLong = '',
  maxLength,
  onValue,
  onLeave,
  ...input
}: TextFieldProps<Field>) {
  const ref = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const errorId = useId();

  const cleanText = (raw: string) => clean(field, raw);
  const { settle, handlers } = typing({ text, max: maxLength, clean: cleanText, onText: accept });

  function accept(value: string, raw: string) {
    ref.current?.setCustomValidity(raw.length > maxLength ? tooLong : '');
    setText(value);
    onValue(field, cleanText(value));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only takes what was typed before hydration
  useEffect(() => {
    if (ref.current?.value) settle(ref.current);
  }, []);

  return (
    <FieldRow error={error} doubt={doubt} errorId={errorId} remedy={remedy}>
      <div className={clsx(styles.field, error && styles.wrong)}>
        <label className={styles.box}>
          <span className={styles.caption}>
            {label}
            <Counter count={cleanText(text).length} max={maxLength} />
          </span>
          <span className={styles.line}>
            {prefix && <span className={styles.prefix}>{prefix}</span>}
            <input
              {...input}
              ref={ref}
              className={styles.input}
              name={field}
              aria-invalid={error ? true : undefined}
              aria-describedby={error || doubt ? errorId : undefined}
              {...handlers}
              onBlur={({ currentTarget, relatedTarget }) => {
                // Password managers of some web views fill a field without an input event.
                if (currentTarget.value !== text) settle(currentTarget);
                onLeave(field, currentTarget.value, relatedTarget);
              }}
            />
          </span>
        </label>
        {action}
      </div>
    </FieldRow>
  );
}
