import { prizeText } from '@/lib/activities/prize-text';
import type { RedpacketState } from '@/lib/activities/redpacket/contract';
import { siteUrl } from '@/lib/site';
import { chineseTime } from '@/lib/time/format';
import { ChangingWords } from '../../ui/changing-words';
import { ActButton } from '../act-button';
import { CountdownClock } from '../countdown-clock';
import { useAtTime } from '../use-at-time';
import { FallingPackets } from './falling-packets';
import styles from './packet-stage.module.css';

interface PacketStageProps {
  state: RedpacketState;
  /** The server's time of its response, ISO 8601. */
  now: string;
  /** The campaign runs. */
  open: boolean;
  signedIn: boolean;
  pending: boolean;
  onGrab: () => void;
  /** Called when a round begins or ends while the page is open. */
  onTurn: () => void;
}

/** The place where packets fall during a round, with a countdown between rounds. */
export function PacketStage({
  state: { round, next, mine },
  now,
  open,
  signedIn,
  pending,
  onGrab,
  onTurn,
}: PacketStageProps) {
  const turn = round?.endsAt ?? next.beginsAt;
  useAtTime(open ? turn : null, now, onTurn);
  const grabbed = mine?.grabbed;
  const falling = open && round !== null && round.left > 0 && !grabbed;
  return (
    <div className={styles.stage}>
      {falling ? (
        <FallingPackets disabled={pending} onTap={onGrab} />
      ) : (
        <img className={styles.idle} src={siteUrl('/art/red-packet.svg')} alt="" width={180} height={180} />
      )}
      <div className={styles.words}>
        <p className={styles.head} role="status">
          {headOf({
            open,
            running: round !== null,
            left: round?.left ?? 0,
            grabbed: grabbed ? prizeText(grabbed) : '',
          })}
        </p>
        {open && (
          <p>
            {round && falling ? (
              <CountdownClock key={round.id} label="本场剩余" end={round.endsAt} now={now} />
            ) : (
              <CountdownClock key={next.id} label="距下一场" end={next.beginsAt} now={now} />
            )}
          </p>
        )}
        {falling && (
          <>
            <p>{`本场还剩 ${round.left} 个`}</p>
            <ActButton className={styles.grab} pending={pending} working="抢红包中…" onAct={onGrab}>
              {signedIn ? '抢红包' : '登录后抢红包'}
            </ActButton>
          </>
        )}
        {open && !falling && (
          <p>
            <ChangingWords>{`下一场 ${chineseTime(next.beginsAt)}（北京时间）`}</ChangingWords>
          </p>
        )}
      </div>
    </div>
  );
}

function headOf({ open, running, left, grabbed }: { open: boolean; running: boolean; left: number; grabbed: string }) {
  if (!open) return '红包雨现未开放';
  if (grabbed) return `本场已抢到 ${grabbed}`;
  if (!running) return '红包雨即将开始';
  return left > 0 ? '红包雨来了' : '本场已抢完';
}
