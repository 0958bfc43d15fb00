import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { wordOf } from '@/server/operations/common/formats';
import { useNames } from '../answer/names';
import { documentOf, sentencesOf } from '../answer/read-answer';
import { tableOf } from '../answer/rows-of';
import { saveText } from '../answer/save-text';
import { columnsOf, operationText } from '../answer/words';
import { isOffered } from '../api/offered';
import { operationsQuery, run } from '../api/operations';
import { OperationDrawer } from '../operations/operation-drawer';
import { AccountLink } from '../parts/account-link';
import { Fault } from '../parts/fault';
import { PagedTable } from '../parts/paged-table';
import { Screen } from '../parts/screen';
import styles from './audit-screen.module.css';
import { detailsOf } from './details';
import { EntryDetails } from './entry-details';
import { FilterBar } from './filter-bar';
import { filtersOf, readAuditSearch } from './search';

const ROWS = 50;
const COLUMNS = ['id', 'time', 'operator', 'operation', 'outcome', 'campaigns', 'accounts', 'details'];
/** Details of an entry that its row shows. */
const SUMMARY = 3;
const TONES: Readonly<Record<string, string>> = { refused: 'red', requested: 'brass', done: 'jade' };

/** Accounts that a row shows. */
const SHOWN = 3;

function Accounts({ accounts, linked }: { accounts: readonly string[]; linked: boolean }) {
  return (
    <>
      {accounts.slice(0, SHOWN).map((account, index) => (
        <span key={account}>
          {index > 0 && '、'}
          <AccountLink account={account} linked={linked} />
        </span>
      ))}
      {accounts.length > SHOWN && `等 ${accounts.length} 位`}
    </>
  );
}

const isNamed = (accounts: unknown) => (accounts as readonly string[]).length > 0;

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
  const names = useNames();
  const may = (name: string) => isOffered(offered, name);
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
          {may('audit-log') && (
            <Button loading={saving.isPending} onClick={() => saving.mutate()}>
              导出 CSV
            </Button>
          )}
          {may('verify-audit') && (
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
            campaigns: ({ campaigns }) => {
              const named = campaigns as readonly string[];
              return named.map((campaign) => names.campaign.get(campaign) ?? campaign).join('、');
            },
            accounts: ({ accounts }) => <Accounts accounts={accounts as readonly string[]} linked={may('customer')} />,
            // The column of customers says who a reference is.
            details: ({ details = null, accounts }) => (
              <span className={styles.summary}>
                {detailsOf(details, names)
                  .filter(({ key, long }) => !long && key !== 'campaign' && !(key === 'person' && isNamed(accounts)))
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
