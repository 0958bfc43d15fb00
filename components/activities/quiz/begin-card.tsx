import { ActButton } from '../act-button';
import styles from './intro.module.css';

interface BeginCardProps {
  number: number;
  total: number;
  seconds: number;
  pending: boolean;
  onBegin: () => void;
}

/** Shown before a question whose clock the visitor starts. */
export function BeginCard({ number, total, seconds, pending, onBegin }: BeginCardProps) {
  return (
    <div className={styles.intro}>
      <p className={styles.lead}>
        {`${number === 1 ? '' : `第 ${number} 题，`}共 ${total} 题，每题限时 ${seconds} 秒`}
      </p>
      <p>点击后开始计时，超时未答的题按未答对计。</p>
      <ActButton size="large" className={styles.action} pending={pending} working="出题中…" onAct={onBegin}>
        {number === 1 ? '开始答题' : '继续答题'}
      </ActButton>
    </div>
  );
}
