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
  const tone = rise === 0 ? 'soft' : rise > 0 !== cost ? 'jade' : 'red';
  return (
    <span className={`small ${tone}`} style={{ whiteSpace: 'nowrap' }}>
      {rise !== 0 && <span aria-hidden="true">{rise > 0 ? '▲' : '▼'} </span>}
      {changeWords(now, before)}
    </span>
  );
}
