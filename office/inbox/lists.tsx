import { Flex } from 'antd';
import { Running, Tasks } from './home';
import styles from './lists.module.css';
import { NoticeList, type NoticeRow } from './notice-list';
import { RequestCard } from './request-card';
import type { PendingRequest } from './requests';
import { Section } from './section';

interface ListsProps {
  requests: readonly PendingRequest[];
  notices: readonly NoticeRow[];
  /** Whether they are the operator's own. */
  own?: boolean;
  /** Shown instead of empty lists. */
  empty: string;
  onShow: (id: number) => void;
}

/** Requests, and beside them what else waits; below those that are not the operator's own, what the operator can do, and what runs. */
export function Lists({ requests, notices, own = false, empty, onShow }: ListsProps) {
  const wide = !own || (requests.length > 0 && notices.length > 0);
  return (
    <>
      {requests.length + notices.length === 0 && <p className="soft">{empty}</p>}
      <div className={wide ? styles.columns : styles.single}>
        <Flex vertical gap={24} className={styles.column ?? ''}>
          {requests.length > 0 && (
            <Section id="inbox-requests" title={own ? '等待他人批准' : '待审批'}>
              <Flex vertical gap={12} component="ul">
                {requests.map((request) => (
                  <li key={request.id}>
                    <RequestCard request={request} own={own} onShow={() => onShow(request.id)} />
                  </li>
                ))}
              </Flex>
            </Section>
          )}
          {!own && <Tasks />}
        </Flex>
        <Flex vertical gap={24} className={styles.column ?? ''}>
          {notices.length > 0 && (
            <Section id="inbox-notices" title={own ? '等待他人审核' : '其他事项'}>
              <NoticeList notices={notices} />
            </Section>
          )}
          {!own && <Running />}
        </Flex>
      </div>
    </>
  );
}
