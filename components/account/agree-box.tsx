'use client';

import { type ReactNode, useId } from 'react';
import { FieldRow } from '../ui/field-row';
import { Words } from '../ui/words';
import styles from './form.module.css';

interface AgreeBoxProps {
  name: string;
  /** What the visitor agrees to. */
  label: string;
  error?: string | undefined;
  onChange: () => void;
  /** Link to the full text. */
  children?: ReactNode;
}

/** A single consent, never ticked in advance. */
export function AgreeBox({ name, label, error, onChange, children }: AgreeBoxProps) {
  const id = useId();
  return (
    <FieldRow error={error} errorId={`${id}-error`}>
      <div className={styles.consent}>
        <input
          type="checkbox"
          name={name}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={onChange}
        />
        <p>
          <label htmlFor={id}>
            <Words>{label}</Words>
            {children && '；'}
          </label>
          {children}
        </p>
      </div>
    </FieldRow>
  );
}
