'use client';

import { useId } from 'react';
import styles from './account-dialog.module.css';

interface DialogWaysProps<Way extends string> {
  /** Accessible name of the choice. */
  label: string;
  ways: readonly { way: Way; label: string }[];
  shown: Way | undefined;
  onShow: (way: Way) => void;
}

/** The choice between two ways in a dialog, each with its own form. */
export function DialogWays<Way extends string>({ label, ways, shown, onShow }: DialogWaysProps<Way>) {
  const id = useId();
  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.ways}>
        {ways.map(({ way, label }) => (
          <label key={way} className={styles.way} data-chosen={shown === way || undefined}>
            <input type="radio" name={id} checked={shown === way} onChange={() => onShow(way)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
