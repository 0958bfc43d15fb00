import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { Counter } from '../ui/counter';
import styles from './development.module.css';

interface LoginFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Maximum length in UTF-16 units. */
  maxLength: number;
}

/** A labelled input with its character counter. */
export function LoginField({ label, maxLength, ...input }: LoginFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState(0);
  // Also counts what was typed before hydration.
  useEffect(() => setCount(ref.current?.value.length ?? 0), []);
  return (
    <label className={styles.field}>
      <span className={styles.caption}>
        {label}
        <Counter count={count} max={maxLength} />
      </span>
      <input
        {...input}
        ref={ref}
        maxLength={maxLength}
        onInput={(event) => setCount(event.currentTarget.value.length)}
      />
    </label>
  );
}
