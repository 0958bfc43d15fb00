import { clsx } from 'clsx';
import { type FormEvent, useId, useState } from 'react';
import button from '../button.module.css';
import styles from './figure-guess.module.css';
import type { Figure } from './types';

interface FigureGuessProps {
  figure: Figure;
  mine: string | number | undefined;
  closed: boolean;
  locked: boolean;
  pending: boolean;
  action: string;
  onGuess: (answer: number) => void;
}

/** A figure to guess, within its range. */
export function FigureGuess({ figure, mine, closed, locked, pending, action, onGuess }: FigureGuessProps) {
  const { min, max, step, unit } = figure;
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const fixed = closed || mine !== undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const fault = faultOf(text, figure);
    setProblem(fault);
    if (fault) document.getElementById(id)?.focus();
    else onGuess(Number(text));
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        我的竞猜
      </label>
      <span className={styles.box}>
        <input
          id={id}
          className={styles.input}
          type="number"
          inputMode="decimal"
          {...{ min, max, step }}
          value={mine ?? text}
          disabled={fixed}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setText(event.target.value);
            setProblem('');
          }}
        />
        {unit}
      </span>
      <p id={`${id}-hint`} className={styles.hint} data-problem={problem !== '' || undefined}>
        {problem || `${min} 至 ${max}，每 ${step} 一档`}
      </p>
      <button
        type="submit"
        className={clsx(button.act, styles.action)}
        disabled={fixed || locked}
        aria-disabled={pending || undefined}
      >
        {pending ? '提交中…' : action}
      </button>
    </form>
  );
}

/** What is wrong with a figure, empty where nothing is. */
function faultOf(text: string, { min, max, step, unit }: Figure): string {
  const value = Number(text);
  if (text.trim() === '' || Number.isNaN(value)) return '请输入数字';
  if (value < min || value > max) return `请输入${min}至${max}${unit}之间的数字`;
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) > 1e-6 ? `请按每 ${step} 一档填写` : '';
}
