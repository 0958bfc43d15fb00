import { dayText } from '@/lib/time/format';
import { ActButton } from '../act-button';
import button from '../button.module.css';
import styles from './make-up.module.css';

interface MakeUpProps {
  /** The missed day, `YYYY-MM-DD`. */
  day: string;
  left: number;
  pending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a make-up card is spent. */
export function MakeUp({ day, left, pending, onConfirm, onCancel }: MakeUpProps) {
  return (
    <section className={styles.ask} aria-label="补签">
      <p role="status">
        用 1 张补签卡补签 <b>{dayText(day)}</b>？还有 {left} 张。
      </p>
      <ActButton pending={pending} working="补签中…" onAct={onConfirm}>
        确定补签
      </ActButton>
      <button type="button" className={button.quiet} onClick={onCancel}>
        取消
      </button>
    </section>
  );
}
