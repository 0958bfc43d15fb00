import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Flex, Skeleton } from 'antd';
import { lazy, type ReactNode, Suspense, useContext } from 'react';
import { OwnerContext } from '../api/owner';
import { ownWaitingQuery, waitingQuery } from '../api/waiting';
import { Fault } from '../parts/fault';
import { Screen } from '../parts/screen';
import styles from './inbox-screen.module.css';
import type { InboxSearch } from './inbox-search';
import { pendingQuery } from './requests';

// With the words of all operations, which the sign-in does not need.
const Lists = lazy(async () => ({ default: (await import('./lists')).Lists }));
const DecidedList = lazy(async () => ({ default: (await import('./decided-list')).DecidedList }));
const RequestDrawer = lazy(async () => ({ default: (await import('./request-drawer')).RequestDrawer }));

/** Everything that waits for the operator, what the operator waits for, and what was decided. */
export function InboxScreen() {
  const { view, request, page = 1 } = useSearch({ from: '/' });
  const navigate = useNavigate({ from: '/' });
  const pending = useQuery(pendingQuery);
  const waiting = useQuery(waitingQuery);
  const own = useQuery(ownWaitingQuery);
  const { name } = useContext(OwnerContext);
  const error = pending.error ?? waiting.error ?? own.error;
  const requests = pending.data ?? [];
  const toDecide = requests.filter(({ operator }) => operator !== name);
  const asked = requests.filter(({ operator }) => operator === name);
  // Requests have their own cards.
  const [noticed = [], ownTexts = []] = [waiting.data, own.data].map((rows) =>
    rows?.filter(({ kind }) => kind !== 'approval'),
  );
  const loaded = pending.data && waiting.data && own.data;
  const open = (search: InboxSearch) => navigate({ search });
  const shown = { ...(view && { view }), ...(page > 1 && { page }) };
  const show = (id: number) => open({ ...shown, request: id });
  return (
    <Screen
      title="待办"
      beside={
        <Flex gap={4} component="nav" aria-label="待办的分类" className={styles.views ?? ''}>
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
        </Flex>
      }
    >
      {error && !loaded && <Fault error={error} />}
      {!loaded && !error && <Skeleton active />}
      <Suspense fallback={<Skeleton active />}>
        {loaded && view === undefined && (
          <Lists requests={toDecide} notices={noticed} empty="没有要你处理的事项。有新的会出现在这里。" onShow={show} />
        )}
        {loaded && view === 'own' && (
          <Lists
            own
            requests={asked}
            notices={ownTexts}
            empty="你提出的申请和送审的文案，都已经处理完。"
            onShow={show}
          />
        )}
        {view === 'decided' && <DecidedList page={page} onPage={(next) => open({ view, page: next })} onShow={show} />}
      </Suspense>
      <Suspense>
        {request !== undefined && <RequestDrawer key={request} id={request} name={name} onClose={() => open(shown)} />}
      </Suspense>
    </Screen>
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
    <Link
      to="/"
      search={search}
      className={`${styles.view} ${current ? styles.current : ''}`}
      // Otherwise the one without a search is active on all of them.
      activeOptions={{ exact: true }}
    >
      {children} {count !== undefined && <b>{count}</b>}
    </Link>
  );
}
