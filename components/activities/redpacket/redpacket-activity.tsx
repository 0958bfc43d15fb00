'use client';

import { useState } from 'react';
import type { GivenPrize } from '@/lib/activities/answer-fields';
import { prizeText } from '@/lib/activities/prize-text';
import type { ActivityOf } from '@/lib/activities/schema';
import { redpacketCalls } from '@/lib/contract/browser/activities/redpacket';
import { Table } from '../../ui/table';
import { ActivityPanel } from '../activity-panel';
import { MyPrizes } from '../draw/my-prizes';
import frame from '../panel-frame.module.css';
import { PrizeDialog } from '../prize-dialog';
import { useActivity } from '../use-activity';
import { PacketStage } from './packet-stage';
import styles from './redpacket-activity.module.css';

export type RedpacketActivityProps = Omit<ActivityOf<'redpacket'>, 'kind'> & { slug: string };

/** Rounds of falling red packets; on a tap the server decides whether there was one left. */
export function RedpacketActivity({ slug, title, everyMinutes, lastsSeconds, packets }: RedpacketActivityProps) {
  const activity = useActivity(slug, redpacketCalls);
  const [won, setWon] = useState<readonly GivenPrize[]>();
  const [wins, setWins] = useState(0);

  async function grab() {
    const answer = await activity.act('grab');
    if (!answer || answer.won.length === 0) return;
    setWon(answer.won);
    setWins((count) => count + 1);
  }

  return (
    <ActivityPanel title={title} activity={activity} invitation="登录后可抢红包，每场每人一个">
      {({ state, now, status, signedIn }) => (
        <div className={styles.layout}>
          <div className={frame.part}>
            <PacketStage
              state={state}
              now={now}
              open={status === 'running'}
              signedIn={signedIn}
              pending={activity.pending}
              onGrab={() => void grab()}
              onTurn={activity.retry}
            />
            <p className={styles.rhythm}>
              每 {everyText(everyMinutes)}一场，每场 {lastsSeconds} 秒，每人每场限一个，先到先得。
            </p>
          </div>
          <div className={frame.part}>
            <PacketTable packets={packets} />
            <MyPrizes slug={slug} won={wins} />
          </div>
          <PrizeDialog won={won} onClose={() => setWon(undefined)} />
        </div>
      )}
    </ActivityPanel>
  );
}

function everyText(minutes: number): string {
  return minutes % 60 === 0 ? `${minutes / 60} 小时` : `${minutes} 分钟`;
}

/** The packets of a round. */
function PacketTable({ packets }: { packets: ActivityOf<'redpacket'>['packets'] }) {
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
