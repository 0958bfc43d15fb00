import { figure } from '@/lib/activities/prize-text';
import { siteUrl } from '@/lib/site';
import styles from './balance.module.css';

/** The visitor's points; `null` without a session. */
export function Balance({ balance }: { balance: number | null }) {
  return (
    <div className={styles.balance}>
      <img src={siteUrl('/art/coin-stack.svg')} alt="" width={84} height={84} />
      <p className={styles.words}>
        我的积分
        <b className={styles.figure} translate="no" aria-hidden="true">
          {balance === null ? '—' : figure(balance)}
        </b>
        <span className="visually-hidden" role="status">
          {balance === null ? '登录后可见' : figure(balance)}
        </span>
      </p>
    </div>
  );
}
