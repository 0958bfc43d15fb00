import { type FormEvent, useId, useState } from 'react';
import { cleanNumber, parseNumber } from '@/lib/typing/number-text';
import { Button } from '../../ui/button';
import { Counter } from '../../ui/counter';
import { typing } from '../../ui/typing';
import styles from './figure-guess.module.css';
import type { Figure } from './types';

interface FigureGuessProps {
  figure: Figure;
  mine: string | number | undefined;
  closed: boolean;
  pending: boolean;
  action: string;
  onGuess: (answer: number) => void;
}

/** A number to guess, within its range. */
export function FigureGuess({ figure, mine, closed, pending, action, onGuess }: FigureGuessProps) {
  const { min, max, step, unit } = figure;
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const fixed = closed || mine !== undefined;
  const shown = mine === undefined ? text : String(mine);
  const longest = longestText(figure);
  const clean = (raw: string) => cleanNumber(raw, longest);
  const { handlers } = typing({ text: shown, max: longest, clean, onText: change });

  function change(typed: string) {
    setText(typed);
    setProblem('');
  }

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
      <span className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          我的竞猜
        </label>
        <Counter count={shown.length} max={longest} />
      </span>
      <span className={styles.box}>
        <input
          id={id}
          className={styles.input}
          type="text"
          // The decimal keyboard of iOS has no minus.
          inputMode={min < 0 ? 'text' : 'decimal'}
          autoComplete="off"
          {...handlers}
          value={shown}
          disabled={fixed}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint`}
        />
        {unit}
      </span>
      <p id={`${id}-hint`} className={styles.hint} data-problem={problem !== '' || undefined}>
        {problem || `${min} 至 ${max}，每 ${step} 一档`}
      </p>
      <Button type="submit" variant="primary" size="large" className={styles.action} disabled={fixed} busy={pending}>
        {pending ? '提交中…' : action}
      </Button>
    </form>
  );
}

/** Length of the longest number that may be guessed, with its sign and the decimals of its step. */
function longestText({ min, max, step }: Figure): number {
  const decimals = String(step).split('.')[1]?.length ?? 0;
  return Math.max(...[min, max].map((end) => end.toFixed(decimals).length));
}

/** Returns what is wrong with a number, or an empty string. */
function faultOf(text: string, { min, max, step, unit }: Figure): string {
  const value = parseNumber(text, Infinity);
  if (value === undefined) return '请输入数字';
  if (value < min || value > max) return `请输入${min}至${max}${unit}之间的数字`;
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) > 1e-6 ? `请按每 ${step} 一档填写` : '';
}
