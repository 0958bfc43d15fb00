import { clsx } from 'clsx';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { cleanNumber } from '@/lib/typing/number-text';
import styles from './number-box.module.css';
import { typing } from './typing';

interface NumberBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'max' | 'value'> {
  /** The unit, behind the number. */
  unit: ReactNode;
  value: string;
  /** Most characters, in UTF-16 units. */
  max: number;
  /** Undefined until the page can handle it. */
  onText: ((text: string) => void) | undefined;
}

/** An input for a number of a calculator, with its unit. */
export function NumberBox({ unit, className, value, max, onText, ...input }: NumberBoxProps) {
  const clean = (raw: string) => cleanNumber(raw, max);
  // What the server renders cannot have handlers.
  const handlers = onText && typing({ text: value, max, clean, onText }).handlers;
  return (
    <span className={clsx(styles.box, className)}>
      <input
        {...input}
        {...handlers}
        className={styles.input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        disabled={!onText}
      />
      {unit}
    </span>
  );
}
