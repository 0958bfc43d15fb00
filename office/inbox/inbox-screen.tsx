import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Empty, Skeleton } from 'antd';
import { lazy, type ReactNode, Suspense } from 'react';
import { rowsOf } from '../answer/rows-of';
import { sessionQuery } from '../api/session';
import { ownWaitingQuery, waitingQuery } from '../api/waiting';
import { Fault } from '../parts/fault';
import styles from './inbox-screen.module.css';
import type { InboxSearch } from './inbox-search';
import { NoticeList, type NoticeRow } from './notice-list';
import { RequestCard } from './request-card';
import { type PendingRequest, pendingQuery } from './requests';

const DecidedList = lazy(async () => ({ default: (await import('./decided-list')).DecidedList }));
const RequestDrawer = lazy(async () => ({ default: (await import('./request-drawer')).RequestDrawer }));

/** Everything that waits for the operator, what the operator waits for, and what was decided. */
export function InboxScreen() {
  const { view, request, page = 1 } = useSearch({ from: '/' });
  const navigate = useNavigate({ from: '/' });
  const { data: session } = useQuery(sessionQuery);
  const pending = useQuery(pendingQuery);
  const waiting = useQuery(waitingQuery);
  const own = useQuery(ownWaitingQuery);
  const name = session?.operator?.name;
  const error = pending.error ?? waiting.error ?? own.error;
  const requests = pending.data ?? [];
  const toDecide = requests.filter(({ operator }) => operator !== name);
  const asked = requests.filter(({ operator }) => operator === name);
  const [noticed, ownTexts] = [waiting.data, own.data].map((table) =>
    // Requests have their own cards.
    table ? (rowsOf(table) as unknown as NoticeRow[]).filter(({ kind }) => kind !== 'approval') : [],
  ) as [NoticeRow[], NoticeRow[]];
  const loaded = pending.data && waiting.data !== undefined && own.data !== undefined;
  const open = (search: InboxSearch) => navigate({ search });
  const shown = { ...(view && { view }), ...(page > 1 && { page }) };
  const show = (id: number) => open({ ...shown, request: id });
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1 className={styles.title}>待办</h1>
        <nav aria-label="待办的分类" className={styles.views}>
          <View search={{}} current={view === undefined} count={loaded ? toDecide.length + noticed.length : undefined}>
            待我处理
          </View>
          <View
            search={{ view: 'own' }}
            current={view === 'own'}
            count={loaded ? asked.length + ownTexts.length : undefined}
          >
            我提出的
          </View>
          <View search={{ view: 'decided' }} current={view === 'decided'}>
            已处理的申请
          </View>
        </nav>
      </div>
      {error && !loaded && <Fault error={error} />}
      {!loaded && !error && <Skeleton active />}
      {loaded && view === undefined && (
        <Lists requests={toDecide} notices={noticed} empty="没有要你处理的事项。有新的会出现在这里。" onShow={show} />
      )}
      {loaded && view === 'own' && (
        <Lists own requests={asked} notices={ownTexts} empty="你提出的申请和送审的文案，都已经处理完。" onShow={show} />
      )}
      <Suspense fallback={<Skeleton active />}>
        {view === 'decided' && <DecidedList page={page} onPage={(next) => open({ view, page: next })} onShow={show} />}
        {request !== undefined && name !== undefined && (
          <RequestDrawer key={request} id={request} name={name} onClose={() => open(shown)} />
        )}
      </Suspense>
    </div>
  );
}

interface ViewProps {
  search: InboxSearch;
  current: boolean;
  count?: number | undefined;
  children: ReactNode;
}

function View({ search, current, count, children }: ViewProps) {
  return (
    <Link to="/" search={search} className={styles.view} aria-current={current ? 'true' : undefined}>
      {children} {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  );
}

interface ListsProps {
  requests: readonly PendingRequest[];
  notices: readonly NoticeRow[];
  /** Whether they are the operator's own. */
  own?: boolean;
  /** Shown instead of empty lists. */
  empty: string;
  onShow: (id: number) => void;
}

function Lists({ requests, notices, own = false, empty, onShow }: ListsProps) {
  if (requests.length + notices.length === 0) return <Empty description={empty} className={styles.empty ?? ''} />;
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
