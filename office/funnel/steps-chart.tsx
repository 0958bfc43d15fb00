import { Flex } from 'antd';
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
    <Flex vertical gap={14} component="ol">
      {STEPS.map((step) => {
        const { count, share, before } = total[step];
        const part = visits === 0 ? 0 : Math.min(count / visits, 1);
        return (
          <li key={step}>
            <Flex gap="0 12px" align="baseline">
              <b>{stepText(step)}</b>
              <span className="soft">
                {share !== undefined && (
                  <>
                    <b>{percentText(share)}</b> {OF_ACCOUNTS.includes(step) ? '占开户' : '上一步转化'}
                  </>
                )}
              </span>
              <ChangeMark now={count} before={before} />
              <span className={`aside ${styles.count}`}>{countText(count)}</span>
            </Flex>
            <svg className={styles.bar} aria-hidden="true">
              <rect className={styles.track} width="100%" height="100%" />
              {count > 0 && (
                <rect className={styles.fill} width={`${Math.max(part * 100, 0.4).toFixed(2)}%`} height="100%" />
              )}
            </svg>
          </li>
        );
      })}
    </Flex>
  );
}
