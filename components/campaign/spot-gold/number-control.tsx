import { type ChangeEvent, type ReactNode, useId } from 'react';
import { grouped } from '@/lib/copy/grouped';
import { Counter } from '../../ui/counter';
import styles from './number-control.module.css';

const MAX_LENGTH = 8;

/** What may be typed, and how far the slider goes. */
export interface NumberRange {
  min: number;
  max: number;
  /** The slider's right end, which may be nearer, and its step; what is typed may be finer, to cents. */
  slideTo: number;
  step: number;
}

interface NumberControlProps {
  label: string;
  /** Where the number comes from, beside the label. */
  mark?: ReactNode;
  /** What the number is counted in. */
  unit: ReactNode;
  range: NumberRange;
  /** What stands in the field; empty while the number is awaited. */
  text: string;
  /** Undefined until the page can act on it. */
  onText?: ((text: string) => void) | undefined;
  /** Why there is no number yet; the empty field is then no fault. */
  awaiting?: string | undefined;
}

/** A number that can be typed or slid; both show the same. */
export function NumberControl({ label, mark, unit, range, text, onText, awaiting }: NumberControlProps) {
  const id = useId();
  const { min, max, slideTo, step } = range;
  const value = readNumber(text, range);
  const change = onText && ((event: ChangeEvent<HTMLInputElement>) => onText(event.currentTarget.value));
  const faulty = value === undefined && awaiting === undefined;

  return (
    <div className={styles.control}>
      <span className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <Counter className={styles.counter} count={text.length} max={MAX_LENGTH} />
        {mark}
      </span>
      <span className={styles.box}>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_LENGTH}
          placeholder={awaiting}
          value={text}
          disabled={!onText}
          aria-invalid={faulty || undefined}
          aria-describedby={faulty ? `${id}-fault` : undefined}
          onChange={change}
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
        value={Math.min(value ?? (min + slideTo) / 2, slideTo)}
        disabled={!onText}
        onChange={change}
      />
      {faulty && (
        <p className={styles.fault} id={`${id}-fault`}>
          请输入 {min} 至 {grouped(String(max))} 之间的数，至多两位小数
        </p>
      )}
    </div>
  );
}

/** The number that a text is; undefined where it is none between the ends, or finer than cents. */
export function readNumber(text: string, { min, max }: NumberRange): number | undefined {
  if (!/^\d+(?:\.\d{0,2})?$/.test(text.trim())) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}
