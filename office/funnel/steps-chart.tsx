import { percentText } from '@/server/operations/common/formats';
import { ChangeMark } from './change-mark';
import type { Group } from './read-funnel';
import styles from './steps-chart.module.css';
import { countText, STEPS, stepText } from './texts';

/** Verified accounts and first deposits are both shares of the opened accounts. */
const OF_ACCOUNTS = ['verified', 'deposits'];

/** The steps as bars below one another; that of the visits is full. */
export function StepsChart({ total }: { total: Group }) {
  const visits = total.visits.count;
  return (
    <ol className={styles.steps}>
      {STEPS.map((step) => {
        const { count, share, before } = total[step];
        const part = visits === 0 ? 0 : Math.min(count / visits, 1);
        return (
          <li key={step} className={styles.step}>
            <span className={styles.name}>{stepText(step)}</span>
            <svg className={styles.bar} aria-hidden="true">
              <rect className={styles.track} width="100%" height="100%" />
              {count > 0 && (
                <rect className={styles.fill} width={`${Math.max(part * 100, 0.4).toFixed(2)}%`} height="100%" />
              )}
            </svg>
            <span className={styles.count}>{countText(count)}</span>
            <span className={styles.share}>
              {share !== undefined && (
                <>
                  <b>{percentText(share)}</b> {OF_ACCOUNTS.includes(step) ? '占开户' : '上一步转化'}
                </>
              )}
            </span>
            <span className={styles.change}>
              <ChangeMark now={count} before={before} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
