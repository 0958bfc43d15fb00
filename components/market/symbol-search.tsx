import type { ChangeEvent } from 'react';
import { Counter } from '../ui/counter';
import styles from './symbol-search.module.css';

const MAX_LENGTH = 16;

interface SymbolSearchProps {
  text: string;
  /** Undefined until the page can handle it. */
  onText?: (text: string) => void;
}

/** Searches symbols of all groups. */
export function SymbolSearch({ text, onText }: SymbolSearchProps) {
  return (
    <label className={styles.search}>
      <span className="visually-hidden">搜索品种</span>
      <svg
        className={styles.icon}
        viewBox="0 0 20 20"
        fill="none"
        stroke="var(--theme-ink-soft)"
        strokeLinecap="round"
        strokeWidth="2"
        aria-hidden="true"
      >
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m13 13 4.5 4.5" />
      </svg>
      <input
        className={styles.input}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        placeholder="搜代码或名称，如 XAU、日元"
        value={text}
        disabled={!onText}
        onChange={onText && (({ currentTarget }: ChangeEvent<HTMLInputElement>) => onText(currentTarget.value))}
      />
      <Counter className={styles.counter} count={text.length} max={MAX_LENGTH} />
    </label>
  );
}
