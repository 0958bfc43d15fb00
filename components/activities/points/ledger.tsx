import type { PointsState } from '@/lib/activities/points/contract';
import { figure } from '@/lib/activities/prize-text';
import { chineseTime } from '@/lib/time/format';
import records from '../records.module.css';
import styles from './ledger.module.css';

/** Every movement of the visitor's points, newest first. */
export function Ledger({ movements }: { movements: NonNullable<PointsState['mine']>['ledger'] }) {
  return (
    <section>
      <h3 className={styles.title}>积分明细</h3>
      {movements.length === 0 ? (
        <p className={records.none}>还没有积分记录。</p>
      ) : (
        // A new movement renders a new list, so that browsers count no layout shift.
        <ul key={movements.length} className={styles.list}>
          {movements.map(({ at, label, change, balance }) => (
            <li key={`${at}${label}${balance}`} className={records.record}>
              <span>{label}</span>
              <b data-way={change < 0 ? 'out' : 'in'} translate="no">
                {`${change > 0 ? '+' : '−'}${figure(Math.abs(change))}`}
              </b>
              <time className={styles.small} dateTime={at}>
                {chineseTime(at)}
              </time>
              <span className={styles.small}>{`余额 ${figure(balance)}`}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
