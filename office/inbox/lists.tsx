import styles from './lists.module.css';
import { NoticeList, type NoticeRow } from './notice-list';
import { RequestCard } from './request-card';
import type { PendingRequest } from './requests';

interface ListsProps {
  requests: readonly PendingRequest[];
  notices: readonly NoticeRow[];
  /** Whether they are the operator's own. */
  own?: boolean;
  /** Shown instead of empty lists. */
  empty: string;
  onShow: (id: number) => void;
}

/** Requests, and beside them what else waits. */
export function Lists({ requests, notices, own = false, empty, onShow }: ListsProps) {
  if (requests.length + notices.length === 0) return <p className="soft">{empty}</p>;
  return (
    <div className={requests.length > 0 && notices.length > 0 ? styles.columns : styles.column}>
      {requests.length > 0 && (
        <section aria-labelledby="inbox-requests">
          <h2 id="inbox-requests" className={styles.heading}>
            {own ? '等待他人批准' : '待审批'}
          </h2>
          <ul className={styles.requests}>
            {requests.map((request) => (
              <li key={request.id}>
                <RequestCard request={request} own={own} onShow={() => onShow(request.id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {notices.length > 0 && (
        <section aria-labelledby="inbox-notices">
          <h2 id="inbox-notices" className={styles.heading}>
            {own ? '等待他人审核' : '其他事项'}
          </h2>
          <NoticeList notices={notices} />
        </section>
      )}
    </div>
  );
}
