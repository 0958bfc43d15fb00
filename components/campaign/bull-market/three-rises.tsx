import { breakWords } from '@/lib/copy/break-words';
import { Panel } from '../../ui/panel';
import { Words } from '../../ui/words';
import { GoldChart } from './gold-chart';
import { RISES } from './gold-history';
import styles from './three-rises.module.css';

/** The story of the three long rises of gold, including the falls. */
export function ThreeRises() {
  return (
    <Panel className={styles.story}>
      <figure>
        <GoldChart />
        <figcaption className={styles.caption}>
          现货金价转折点的连线，取整到十美元，对数刻度，并非逐日行情。粗线为三轮上涨。
        </figcaption>
      </figure>
      <ol className={styles.rises}>
        {RISES.map(({ period, from, to, why, after }) => (
          <li key={period} className={styles.rise}>
            <h3 className={styles.title}>
              <span className={styles.period}>{period}</span>
              <span className={styles.prices}>
                {from} <span aria-hidden="true">▲</span> {to}
              </span>
            </h3>
            <p>
              <Words>{breakWords(why)}</Words>
            </p>
            <p className={styles.after}>
              <b>后来</b>
              <Words>{breakWords(after)}</Words>
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
