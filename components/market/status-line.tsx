import type { MarketStatus } from '@/lib/browser/market/market-state';
import { formatClock } from '@/lib/time/format';
import styles from './status-line.module.css';

interface StatusLineProps {
  status: MarketStatus;
  /** Names of the symbols below it. */
  symbols: readonly string[];
}

/**
 * The state of the connection and of the markets, and whether prices are simulated. Screen readers announce its
 * changes.
 */
export function StatusLine({ status, symbols }: StatusLineProps) {
  const closed = status.connection === 'live' && symbols.every((name) => isClosed(status, name));
  return (
    <p className={styles.line} data-connection={status.connection} data-closed={closed || undefined}>
      <span className={styles.words} role="status">
        {closed ? '休市中，价格为最后报价' : wordsOf(status)}
      </span>
      {/* Its space is reserved until the server has said whether the prices are simulated. */}
      <b className={styles.simulated}>{status.simulated && '模拟行情'}</b>
    </p>
  );
}

function isClosed({ listed }: MarketStatus, name: string): boolean {
  return listed.get(name)?.market === 'closed';
}

function wordsOf({ connection, lastQuoteAt }: MarketStatus): string {
  if (connection === 'live') return '报价更新中';
  if (connection !== 'lost') return '行情连接中';
  return lastQuoteAt === null ? '连接中断，正在重试' : `连接中断，最后报价 ${formatClock(lastQuoteAt)}`;
}
