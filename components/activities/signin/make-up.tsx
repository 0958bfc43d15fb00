import { dayText } from '@/lib/time/format';
import { Button } from '../../ui/button';
import { ActButton } from '../act-button';
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
      <p>
        用 1 张补签卡补签 <b>{dayText(day)}</b>
        <span>{`？还有 ${left} 张。`}</span>
      </p>
      <ActButton pending={pending} working="补签中…" onAct={onConfirm}>
        确定补签
      </ActButton>
      <Button variant="quiet" onClick={onCancel}>
        取消
      </Button>
    </section>
  );
}
