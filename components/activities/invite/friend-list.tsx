import type { InviteState } from '@/lib/activities/invite/contract';
import { friendWords } from '@/lib/activities/invite/friend-words';
import { beijingDate } from '@/lib/time/format';
import { Words } from '../../ui/words';
import styles from './friend-list.module.css';

interface FriendListProps {
  friends: NonNullable<InviteState['mine']>['friends'];
  /** What a friend must do to count, in words. */
  conditionLabel: string;
}

/** Friends who registered with the visitor's code, newest first, with numbers masked by the server. */
export function FriendList({ friends, conditionLabel }: FriendListProps) {
  return (
    <section>
      <h3 className={styles.title}>我邀请的好友</h3>
      {friends.length === 0 ? (
        <p className={styles.none}>
          <Words>还没有好友通过您的链接开户，把链接或海报发给好友吧。</Words>
        </p>
      ) : (
        <ul className={styles.list}>
          {friends.map(({ mobile, registeredAt, state }) => (
            <li key={`${mobile}${registeredAt}`} className={styles.friend} data-counts={state === 'counted'}>
              <b translate="no">{mobile}</b>
              <time className={styles.time} dateTime={registeredAt}>
                {`${beijingDate(registeredAt)}开户`}
              </time>
              <span className={styles.state}>
                <Words key={state}>{friendWords(state, conditionLabel)}</Words>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
