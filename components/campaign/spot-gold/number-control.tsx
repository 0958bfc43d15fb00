import { type ReactNode, useId } from 'react';
import { grouped } from '@/lib/copy/grouped';
import { parseNumber } from '@/lib/typing/number-text';
import { Counter } from '../../ui/counter';
import { NumberBox } from '../../ui/number-box';
import styles from './number-control.module.css';

const MAX_LENGTH = 8;

/** The range of what may be typed, and of the slider. */
export interface NumberRange {
  min: number;
  max: number;
  /** The slider's right end, which may be lower, and its step; typed values may be finer, to cents. */
  slideTo: number;
  step: number;
}

interface NumberControlProps {
  label: string;
  /** Where the number comes from, beside the label. */
  mark?: ReactNode;
  /** The unit of the number. */
  unit: ReactNode;
  range: NumberRange;
  /** The text in the field; empty while there is no number yet. */
  text: string;
  /** Undefined until the page can handle it. */
  onText?: ((text: string) => void) | undefined;
  /** Why there is no number yet; an empty field is then no error. */
  awaiting?: string | undefined;
}

/** A number that can be typed or set with a slider. */
export function NumberControl({ label, mark, unit, range, text, onText, awaiting }: NumberControlProps) {
  const id = useId();
  const { min, max, slideTo, step } = range;
  const value = readNumber(text, range);
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
      <NumberBox
        className={styles.box}
        unit={unit}
        id={id}
        placeholder={awaiting}
        max={MAX_LENGTH}
        value={text}
        onText={onText}
        aria-invalid={faulty || undefined}
        aria-describedby={faulty ? `${id}-fault` : undefined}
      />
      <input
        className={styles.range}
        type="range"
        aria-label={`${label}，拖动选择`}
        min={min}
        max={slideTo}
        step={step}
        value={Math.min(value ?? (min + slideTo) / 2, slideTo)}
        disabled={!onText}
        onChange={onText && ((event) => onText(event.currentTarget.value))}
      />
      {faulty && (
        <p className={styles.fault} id={`${id}-fault`}>
          请输入 {min} 至 {grouped(String(max))} 之间的数，至多两位小数
        </p>
      )}
    </div>
  );
}

/** Parses a number; undefined if it is outside the range or finer than cents. */
export function readNumber(text: string, { min, max }: NumberRange): number | undefined {
  const value = parseNumber(text, 2);
  return value !== undefined && value >= min && value <= max ? value : undefined;
}
