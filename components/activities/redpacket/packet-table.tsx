import { prizeText } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import styles from './redpacket-activity.module.css';

/** The packets of a round. */
export function PacketTable({ packets }: { packets: ActivityOf<'redpacket'>['packets'] }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>每场红包</caption>
      <thead>
        <tr>
          <th scope="col">红包</th>
          <th scope="col">每场数量</th>
        </tr>
      </thead>
      <tbody>
        {packets.map(({ id, prize, stock }) => (
          <tr key={id}>
            <th scope="row">{prizeText(prize)}</th>
            <td>{stock} 个</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
