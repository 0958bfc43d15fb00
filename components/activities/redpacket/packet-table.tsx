import { prizeText } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import { Table } from '../../ui/table';

/** The packets of a round. */
export function PacketTable({ packets }: { packets: ActivityOf<'redpacket'>['packets'] }) {
  return (
    <Table caption="每场红包" columns={['红包', '每场数量']}>
      <tbody>
        {packets.map(({ id, prize, stock }) => (
          <tr key={id}>
            <th scope="row">{prizeText(prize)}</th>
            <td>{stock} 个</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
