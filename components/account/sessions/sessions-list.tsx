import { chineseTime } from '@/lib/time/format';
import { Button } from '../../ui/button';
import { type ListedSession, sessionWords } from './session-words';
import styles from './sessions-list.module.css';
import type { Ending } from './use-end-sessions';

interface SessionsListProps {
  /** This device's session comes first. */
  sessions: readonly ListedSession[];
  /** Whether a logout is running. */
  busy: boolean;
  onEnd: (ending: Ending) => void;
}

/** The devices, each with a logout button, and buttons that log out several devices. */
export function SessionsList({ sessions, busy, onEnd }: SessionsListProps) {
  const others = sessions.length - 1;

  return (
    <>
      <ul className={styles.list} aria-busy={busy}>
        {sessions.map((session) => {
          const { id, current, lastSeenAt } = session;
          return (
            <li key={id} className={styles.session}>
              <span className={styles.words}>
                <b>{sessionWords(session)}</b>
                <span className={styles.seen}>
                  {current ? (
                    <span>当前设备</span>
                  ) : (
                    <span>
                      最近使用 <time dateTime={lastSeenAt}>{chineseTime(lastSeenAt)}</time>
                    </span>
                  )}
                </span>
              </span>
              <Button
                variant="quiet"
                className={styles.end}
                disabled={busy}
                aria-label={`退出：${sessionWords(session)}${current ? '（当前设备）' : ''}`}
                onClick={() => onEnd(current ? 'this' : id)}
              >
                退出
              </Button>
            </li>
          );
        })}
      </ul>
      <p className={styles.hint}>发现不认识的设备，请先让它退出，再修改登录密码。使用时间精确到小时。</p>
      <p className={styles.all}>
        {others > 0 && (
          <Button variant="quiet" className={styles.end} disabled={busy} onClick={() => onEnd('others')}>
            退出其他设备
          </Button>
        )}
        <Button variant="quiet" className={styles.end} disabled={busy} onClick={() => onEnd('all')}>
          退出全部设备
        </Button>
      </p>
    </>
  );
}
