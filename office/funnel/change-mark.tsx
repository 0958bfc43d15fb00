import styles from './change-mark.module.css';
import { changeWords } from './texts';

interface ChangeMarkProps {
  now: number;
  before: number | undefined;
  /** Whether less is better, as of a cost. */
  cost?: boolean;
}

/** The change against the days before, with an arrow; green where it is good. */
export function ChangeMark({ now, before, cost = false }: ChangeMarkProps) {
  if (before === undefined) return null;
  const rise = now - before;
  const tone = rise === 0 ? styles.same : rise > 0 !== cost ? styles.good : styles.bad;
  return (
    <span className={tone}>
      {rise !== 0 && <span aria-hidden="true">{rise > 0 ? '▲' : '▼'} </span>}
      {changeWords(now, before)}
    </span>
  );
}
