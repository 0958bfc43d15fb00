import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { cleanValue, MAX_LENGTH } from '@/lib/account/registration-fields';
import { Counter } from '../ui/counter';
import { typing } from '../ui/typing';
import styles from './development.module.css';

interface LoginFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: 'account' | 'password';
}

/** A labelled input with its character counter. */
export function LoginField({ label, ...input }: LoginFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const max = MAX_LENGTH[input.name];
  const { settle, handlers } = typing({ text, max, clean: (raw) => cleanValue(input.name, raw), onText: setText });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only takes what was typed before hydration
  useEffect(() => {
    if (ref.current?.value) settle(ref.current);
  }, []);

  return (
    <label className={styles.field}>
      <span className={styles.caption}>
        {label}
        <Counter count={text.length} max={max} />
      </span>
      <input {...input} {...handlers} ref={ref} />
    </label>
  );
}
