import type { MarketStatus } from '@/lib/browser/market/market-state';
import { formatClock } from '@/lib/market/format-time';
import styles from './status-line.module.css';

/** What there is to say of the connection, and that prices are simulated where they are. Its words are read out when they change. */
export function StatusLine({ status }: { status: MarketStatus }) {
  return (
    <p className={styles.line} data-connection={status.connection}>
      <span className={styles.words} role="status">
        {wordsOf(status)}
      </span>
      {/* Its place is kept until the server has said what the prices are. */}
      <b className={styles.simulated}>{status.simulated && '模拟行情'}</b>
    </p>
  );
}

function wordsOf({ connection, lastQuoteAt }: MarketStatus): string {
  if (connection === 'live') return '报价更新中';
  if (connection !== 'lost') return '行情连接中';
  return lastQuoteAt === null ? '连接中断，正在重试' : `连接中断，最后报价 ${formatClock(lastQuoteAt)}`;
}
