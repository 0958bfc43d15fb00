import { useState } from 'react';
import { logOutElsewhere, logOutEverywhere, logOutHere } from '@/lib/browser/account/session-calls';
import { messageOf } from '@/lib/browser/http/api-error';
import { showToast } from '@/lib/browser/overlays/toast';
import { chineseTime } from '@/lib/time/format';
import { type ListedSession, sessionWords } from './session-words';
import styles from './sessions-list.module.css';

interface SessionsListProps {
  /** This device's first. */
  sessions: readonly ListedSession[];
  /** Another device is logged out. */
  onEnded: () => void;
  /** This device is logged out. */
  onLoggedOut: () => void;
}

/** The devices, each with the way to log out there, and the way to log out on all; one at a time. */
export function SessionsList({ sessions, onEnded, onLoggedOut }: SessionsListProps) {
  const [busy, setBusy] = useState(false);
  const others = sessions.length - 1;

  async function run(act: () => Promise<unknown>, settle: () => void, done: string) {
    setBusy(true);
    try {
      await act();
      settle();
      showToast(done);
    } catch (error) {
      showToast(messageOf(error));
    }
    setBusy(false);
  }

  const endHere = () => run(logOutHere, onLoggedOut, '已退出登录');
  const endAll = () => run(logOutEverywhere, onLoggedOut, '已在全部设备上退出登录');
  const endElsewhere = (which: string) => run(() => logOutElsewhere(which), onEnded, '已在该设备上退出登录');
  const endOthers = () => run(() => logOutElsewhere('others'), onEnded, '已在其他设备上退出登录');

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
                    '当前设备'
                  ) : (
                    <>
                      最近使用 <time dateTime={lastSeenAt}>{chineseTime(lastSeenAt)}</time>
                    </>
                  )}
                </span>
              </span>
              <button
                type="button"
                className={styles.end}
                disabled={busy}
                aria-label={`退出：${sessionWords(session)}${current ? '（当前设备）' : ''}`}
                onClick={() => void (current ? endHere() : endElsewhere(id))}
              >
                退出
              </button>
            </li>
          );
        })}
      </ul>
      <p className={styles.hint}>发现不认识的设备，请先让它退出，再修改登录密码。使用时间精确到小时。</p>
      <p className={styles.all}>
        {others > 0 && (
          <button type="button" className={styles.end} disabled={busy} onClick={() => void endOthers()}>
            退出其他设备
          </button>
        )}
        <button type="button" className={styles.end} disabled={busy} onClick={() => void endAll()}>
          退出全部设备
        </button>
      </p>
    </>
  );
}
