import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, Flex } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { Sentence } from '@/server/operations/common/answer';
import type { RowOf } from '@/server/operations/words';
import { Cell } from '../answer/cell';
import { PlainAnswer } from '../answer/plain-answer';
import { columnsOf, sentenceText } from '../answer/words';
import { isOffered } from '../api/offered';
import { operationsQuery } from '../api/operations';
import { INBOX } from '../api/waiting';
import { changeFor, type NoticeChange } from './notice-change';
import styles from './notice-list.module.css';

const OperationDrawer = lazy(async () => ({
  default: (await import('../operations/operation-drawer')).OperationDrawer,
}));

/** Something that waits, as the server lists it. */
export type NoticeRow = RowOf<'waiting'>;

/** What waits besides requests, each with the way to where the work is done. */
export function NoticeList({ notices }: { notices: readonly NoticeRow[] }) {
  const { data: offered } = useQuery(operationsQuery);
  const queries = useQueryClient();
  const [change, setChange] = useState<NoticeChange>();
  const { kind: kinds, since: times } = columnsOf('waiting');
  return (
    <>
      <ul className="panel rows">
        {notices.map(({ kind, what, since }) => {
          const possible = changeFor(what);
          return (
            <li key={sentenceText(what)} className={styles.notice}>
              <span>
                <Cell value={kind} column={kinds} />
              </span>
              <div className="wrap">
                <PlainAnswer answer={[what]} />
                {since !== null && (
                  <span className="soft small">
                    自 <Cell value={since} column={times} />
                  </span>
                )}
              </div>
              <Flex gap={8} className={`thumb ${styles.way}`}>
                <NoticeLink what={what} />
                {possible && isOffered(offered, possible.name) && (
                  <Button onClick={() => setChange(possible)}>{possible.title}</Button>
                )}
              </Flex>
            </li>
          );
        })}
      </ul>
      {change && (
        <Suspense>
          <OperationDrawer
            {...change}
            onDone={() => queries.invalidateQueries({ queryKey: [INBOX] })}
            onClose={() => setChange(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The screens of revisions that are not of texts, by their subject. */
const REVISIONS: Readonly<Record<string, '/campaigns/$campaign' | '/brands/$brand' | '/clauses/$clause'>> = {
  definition: '/campaigns/$campaign',
  brand: '/brands/$brand',
  clause: '/clauses/$clause',
};

/** The screen where something that waits is settled; nothing if there is none. */
function NoticeLink({ what: { code, params } }: { what: Sentence }) {
  const campaign = String(params.campaign);
  switch (code) {
    case 'notice_revision':
    case 'notice_returned':
    case 'notice_publication':
      return (
        <Link
          to={REVISIONS[String(params.subject)] ?? '/texts/$campaign'}
          params={{ campaign, brand: campaign, clause: campaign }}
          search={{ tab: 'revisions', revision: Number(params.revision) }}
        >
          {code === 'notice_revision' ? '看差异' : code === 'notice_returned' ? '看意见' : '去发布'}
        </Link>
      );
    case 'notice_experiment_broken':
    case 'notice_experiment_mismatch':
      return (
        <Link to="/experiments/$revision" params={{ revision: String(params.revision) }}>
          看实验结果
        </Link>
      );
    case 'notice_rewards':
      return (
        <Link to="/rewards" search={{ campaign, state: 'held' }}>
          看奖励
        </Link>
      );
    case 'notice_disabled':
    case 'notice_demoted':
      return <Link to="/operators">看操作员</Link>;
    case 'notice_conversions':
    case 'notice_backup':
    case 'notice_no_backup':
      return <Link to="/health">看运行</Link>;
    default:
      return null;
  }
}
