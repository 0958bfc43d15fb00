import type { TiersState } from '@/lib/activities/tiers/contract';
import { chineseTime } from '@/lib/time/format';
import { valueText } from './measure';
import styles from './ranking.module.css';

/** This month's volumes at the time of the last count, with accounts masked by the server. */
export function Ranking({ rows, countedAt }: { rows: TiersState['ranking']; countedAt: string | undefined }) {
  return (
    <section>
      <h3 className={styles.title}>本月交易榜</h3>
      {rows.length === 0 ? (
        <p className={styles.none}>本月还没有成交记录，完成交易后即可上榜。</p>
      ) : (
        <ol className={styles.rows}>
          {rows.map(({ rank, account, value, own }) => (
            <li key={rank} className={styles.row} data-rank={rank} data-own={own || undefined}>
              <b className={styles.rank}>{rank}</b>
              <span>
                <span translate="no">{account}</span>
                {own && <span className={styles.own}>我</span>}
              </span>
              <span className={styles.value}>{valueText('lots', value)}</span>
            </li>
          ))}
        </ol>
      )}
      {countedAt && <p className={styles.counted}>{`统计截至 ${chineseTime(countedAt, true)}（北京时间）`}</p>}
    </section>
  );
}
