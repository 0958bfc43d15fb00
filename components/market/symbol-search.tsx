import { visibleText } from '@/lib/typing/plain-text';
import { Counter } from '../ui/counter';
import { typing } from '../ui/typing';
import styles from './symbol-search.module.css';

const MAX_LENGTH = 16;

interface SymbolSearchProps {
  text: string;
  /** Undefined until the page can handle it. */
  onText?: (text: string) => void;
}

/** Searches symbols of all groups. */
export function SymbolSearch({ text, onText }: SymbolSearchProps) {
  const clean = (raw: string) => visibleText(raw.trimStart()).slice(0, MAX_LENGTH);
  // What the server renders cannot have handlers.
  const handlers = onText && typing({ text, max: MAX_LENGTH, clean, onText }).handlers;
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
        placeholder="搜代码或名称，如 XAU、日元"
        {...handlers}
        value={text}
        disabled={!onText}
      />
      <Counter className={styles.counter} count={text.length} max={MAX_LENGTH} />
    </label>
  );
}
