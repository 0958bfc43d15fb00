import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { wordOf } from '@/server/operations/common/formats';
import { documentOf, sentencesOf } from '../answer/read-answer';
import { tableOf } from '../answer/rows-of';
import { saveText } from '../answer/save-text';
import { columnsOf, operationText } from '../answer/words';
import { isOffered } from '../api/offered';
import { operationsQuery, run } from '../api/operations';
import { OperationDrawer } from '../operations/operation-drawer';
import { Fault } from '../parts/fault';
import { PagedTable } from '../parts/paged-table';
import { Screen } from '../parts/screen';
import styles from './audit-screen.module.css';
import { detailsOf } from './details';
import { EntryDetails } from './entry-details';
import { FilterBar } from './filter-bar';
import { filtersOf, readAuditSearch } from './search';

const ROWS = 50;
const COLUMNS = ['id', 'time', 'operator', 'operation', 'outcome', 'details'];
/** Details of an entry that its row shows. */
const SUMMARY = 3;
const TONES: Readonly<Record<string, string>> = { refused: 'red', requested: 'brass', done: 'jade' };

/** What operators did: filters in the address, everything that an entry records, and whether the log is intact. */
export function AuditScreen() {
  const search = useSearch({ from: '/audit' });
  const navigate = useNavigate({ from: '/audit' });
  const { data: offered } = useQuery(operationsQuery);
  const { page = 1 } = search;
  const { data, error, isFetching } = useQuery({
    queryKey: ['audit', search],
    queryFn: () => run('audit-entries', { input: { ...filtersOf(search), page: String(page) } }),
    placeholderData: keepPreviousData,
  });
  const [verifying, setVerifying] = useState(false);
  const saving = useMutation({
    mutationFn: async () => {
      // A file of everything has no outcomes: the operation's name says them.
      const { outcome: _, ...filters } = filtersOf(search);
      const { answer } = await run('audit-log', { input: { ...filters, format: 'csv' } });
      saveText('text/csv', 'audit-log.csv', documentOf(answer) ?? '');
    },
  });
  const table = data && tableOf(data.answer, 'audit_entries');
  const outcomes = columnsOf('audit_entries').outcome?.words ?? {};
  const failure = error ?? saving.error;
  return (
    <Screen
      title="审计日志"
      asOf={data?.asOf}
      actions={
        <>
          {isOffered(offered, 'audit-log') && (
            <Button loading={saving.isPending} onClick={() => saving.mutate()}>
              导出 CSV
            </Button>
          )}
          {isOffered(offered, 'verify-audit') && (
            <Button type="primary" onClick={() => setVerifying(true)}>
              验证
            </Button>
          )}
        </>
      }
    >
      <FilterBar
        search={search}
        onChange={(changed) => navigate({ search: readAuditSearch({ ...search, page: undefined, ...changed }) })}
        onReset={() => navigate({ search: {} })}
      />
      {failure && <Fault error={failure} />}
      {!error && !table && <Skeleton active paragraph={{ rows: 12 }} />}
      {!error && table && (
        <PagedTable
          table={table}
          columns={COLUMNS}
          total={Number(sentencesOf(data.answer, 'entries_found')[0]?.entries ?? 0)}
          pageSize={ROWS}
          paging={{ page }}
          sorts={[]}
          loading={isFetching}
          onChange={(paging) => navigate({ search: readAuditSearch({ ...search, page: paging.page }) })}
          cells={{
            operation: ({ operation }) => (
              <>
                {operationText(String(operation), 'zh')} <code className="soft">{String(operation)}</code>
              </>
            ),
            outcome: ({ outcome }) => (
              <Tag className={TONES[String(outcome)] ?? ''}>{wordOf(outcomes, String(outcome), 'zh')}</Tag>
            ),
            details: ({ details = null }) => (
              <span className={styles.summary}>
                {detailsOf(details)
                  .filter(({ long }) => !long)
                  .slice(0, SUMMARY)
                  .map(({ name, text }) => `${name} ${text}`)
                  .join('，')}
              </span>
            ),
          }}
          more={(entry) => <EntryDetails entry={entry} />}
        />
      )}
      {verifying && (
        <OperationDrawer
          name="verify-audit"
          given={{}}
          title="验证审计日志"
          onDone={() => {}}
          onClose={() => setVerifying(false)}
        />
      )}
    </Screen>
  );
}
