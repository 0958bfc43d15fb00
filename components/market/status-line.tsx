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
  const live = status.connection === 'live';
  const open = symbols.filter((name) => !isClosed(status, name));
  const closed = live && open.length === 0;
  const quiet = live && !closed && open.every((name) => status.quiet.has(name));
  return (
    <p className={styles.line} data-connection={quiet ? 'quiet' : status.connection} data-closed={closed || undefined}>
      <span className={styles.words} role="status">
        {closed ? '休市中，价格为最后报价' : quiet ? quietWords(status, open) : wordsOf(status)}
      </span>
      {/* Its space is reserved until the server has said whether the prices are simulated. */}
      <b className={styles.simulated}>{status.simulated && '模拟行情'}</b>
    </p>
  );
}

function isClosed({ listed }: MarketStatus, name: string): boolean {
  return listed.get(name)?.market === 'closed';
}

function quietWords({ quiet }: MarketStatus, names: readonly string[]): string {
  const last = Math.max(...names.map((name) => quiet.get(name) ?? 0));
  return last > 0 ? `报价更新于 ${formatClock(last)}` : '暂未收到报价';
}

function wordsOf({ connection, lastQuoteAt }: MarketStatus): string {
  if (connection === 'live') return '报价更新中';
  if (connection !== 'lost') return '行情连接中';
  return lastQuoteAt === null ? '连接中断，正在重试' : `连接中断，最后报价 ${formatClock(lastQuoteAt)}`;
}
