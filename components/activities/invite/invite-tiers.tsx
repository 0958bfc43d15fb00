import { prizeText } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import { Words } from '../../ui/words';
import styles from './invite-tiers.module.css';

interface InviteTiersProps extends Pick<ActivityOf<'invite'>, 'tiers' | 'each' | 'monthlyMax' | 'conditionLabel'> {
  /** Friends who count; undefined without a session. */
  counted: number | undefined;
}

/** Rewards per friend, and further prizes for a number of friends. */
export function InviteTiers({ tiers, each, monthlyMax, conditionLabel, counted }: InviteTiersProps) {
  return (
    <section className={styles.rewards}>
      <p className={styles.each}>
        每位好友{' '}
        <b>
          <Words>{`实名认证并${conditionLabel}`}</Words>
        </b>
        ，您得 <b className={styles.prize}>{prizeText(each)}</b>
        <small>每月最多 {monthlyMax} 位</small>
      </p>
      <ol className={styles.tiers}>
        {tiers.map(({ friends, prize }) => (
          <li key={friends} className={styles.tier} data-reached={counted !== undefined && counted >= friends}>
            <span className={styles.friends}>满 {friends} 位</span>
            <b>{prizeText(prize)}</b>
            {counted !== undefined && (
              <span className={styles.state}>{counted >= friends ? '已达成' : `还差 ${friends - counted} 位`}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
