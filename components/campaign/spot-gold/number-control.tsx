'use client';

import { type ReactNode, useId, useState } from 'react';
import styles from './number-control.module.css';

interface NumberControlProps {
  label: string;
  /** What the number is counted in. */
  unit: ReactNode;
  min: number;
  max: number;
  /** The slider's right end, which may be nearer, and its step; what is typed may be finer, to cents. */
  slideTo: number;
  step: number;
  begin: number;
  /** Undefined while what is typed is no number between the ends. */
  onValue: (value: number | undefined) => void;
}

/** A number that can be typed or slid; both show the same. */
export function NumberControl({ label, unit, min, max, slideTo, step, begin, onValue }: NumberControlProps) {
  const id = useId();
  const [text, setText] = useState(String(begin));
  const value = read(text, min, max);

  function change(next: string) {
    setText(next);
    onValue(read(next, min, max));
  }

  return (
    <div className={styles.control}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.box}>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={text}
          aria-invalid={value === undefined || undefined}
          aria-describedby={value === undefined ? `${id}-fault` : undefined}
          onChange={(event) => change(event.currentTarget.value)}
        />
        {unit}
      </span>
      <input
        className={styles.range}
        type="range"
        aria-label={`${label}，拖动选择`}
        min={min}
        max={slideTo}
        step={step}
        value={Math.min(value ?? begin, slideTo)}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {value === undefined && (
        <p className={styles.fault} id={`${id}-fault`}>
          请输入 {min} 至 {max.toLocaleString('en-US')} 之间的数，至多两位小数
        </p>
      )}
    </div>
  );
}

function read(text: string, min: number, max: number): number | undefined {
  if (!/^\d+(?:\.\d{0,2})?$/.test(text.trim())) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}
