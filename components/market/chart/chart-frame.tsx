import { siteUrl } from '@/lib/site';
import styles from './chart-frame.module.css';

const LINES = ['1', '2', '3', '4', '5'];

/** The chart before its first line: axes and grid, and a text about what will be drawn. */
export function ChartFrame({ closed = false }: { closed?: boolean }) {
  return (
    <div className={styles.frame}>
      <div className={styles.grid} aria-hidden="true">
        {LINES.map((line) => (
          <i key={line} />
        ))}
      </div>
      <span className={styles.price} aria-hidden="true">
        价格
      </span>
      <span className={styles.time} aria-hidden="true">
        北京时间
      </span>
      <div className={styles.words}>
        <img src={siteUrl('/art/candles.svg')} alt="" width={96} height={96} loading="lazy" />
        {/* Both texts have the same length, so that the words keep their position. */}
        <p className={styles.title}>{closed ? '开市后画出走势' : '走势随报价画出'}</p>
        <p className={styles.legend}>
          <span data-direction="up">▲ 红为上涨</span>
          <span data-direction="down">▼ 绿为下跌</span>
        </p>
      </div>
    </div>
  );
}
