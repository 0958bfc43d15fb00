import { clsx } from 'clsx';
import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './number-box.module.css';

interface NumberBoxProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The unit, behind the number. */
  unit: ReactNode;
}

/** An input for a number of a calculator, with its unit. */
export function NumberBox({ unit, className, ...input }: NumberBoxProps) {
  return (
    <span className={clsx(styles.box, className)}>
      <input {...input} className={styles.input} type="text" inputMode="decimal" autoComplete="off" />
      {unit}
    </span>
  );
}
