import { Tag } from 'antd';
import type { RowOf } from '@/server/operations/words';
import { useNames } from '../answer/names';
import { sentencesOf } from '../answer/read-answer';
import { operationText, wordIn } from '../answer/words';
import { Facts } from '../layout/facts';
import { ExportButton } from '../list/export-button';
import { ListScreen } from '../list/list-screen';
import { filtersOf } from '../list/search';
import { useList } from '../list/use-list';
import { Offers } from '../operations/changes';
import { AccountLink } from '../parts/account-link';
import styles from './audit-screen.module.css';
import { detailsOf } from './details';

const FILTERS = [
  { name: 'by' },
  { name: 'act' },
  { name: 'person', label: '账户', placeholder: '涉及的账户' },
  { name: 'outcome' },
  { name: 'from', label: '日期' },
];
/** Details of an entry that its row shows. */
const SUMMARY = 3;
/** Accounts that a row shows. */
const SHOWN = 3;
const TONES: Readonly<Record<string, string>> = { refused: 'red', requested: 'brass', done: 'jade' };

function Accounts({ accounts }: { accounts: readonly string[] }) {
  return (
    <>
      {accounts.slice(0, SHOWN).map((account, index) => (
        <span key={account}>
          {index > 0 && '、'}
          <AccountLink account={account} />
        </span>
      ))}
      {accounts.length > SHOWN && `等 ${accounts.length} 位`}
    </>
  );
}

/** What operators did: filters in the address, everything that an entry records, and whether the log is intact. */
export function AuditScreen() {
  const list = useList({
    route: '/audit',
    operation: 'audit-entries',
    code: 'audit_entries',
    total: (answer) => sentencesOf(answer, 'entries_found')[0]?.entries,
  });
  const names = useNames();
  // A file of everything has no outcomes: the operation's name says them.
  const { outcome: _, ...exported } = filtersOf(list.search);
  return (
    <ListScreen
      title="审计日志"
      list={list}
      filters={FILTERS}
      columns={[
        'id',
        'time',
        'operator',
        {
          name: 'operation',
          cell: ({ operation }) => (
            <>
              {operationText(operation)} <code className="soft">{operation}</code>
            </>
          ),
        },
        {
          name: 'outcome',
          cell: ({ outcome }) => (
            <Tag className={TONES[outcome] ?? ''}>{wordIn('audit_entries', 'outcome', outcome)}</Tag>
          ),
        },
        {
          name: 'campaigns',
          cell: ({ campaigns }) => campaigns.map((campaign) => names.campaign.get(campaign) ?? campaign).join('、'),
        },
        { name: 'accounts', cell: ({ accounts }) => <Accounts accounts={accounts} /> },
        {
          name: 'details',
          // The column of customers says who a reference is.
          cell: ({ details, accounts }) => (
            <span className={styles.summary}>
              {detailsOf(details, names)
                .filter(({ key, long }) => !long && key !== 'campaign' && !(key === 'person' && accounts.length > 0))
                .slice(0, SUMMARY)
                .map(({ name, text }) => `${name} ${text}`)
                .join('，')}
            </span>
          ),
        },
      ]}
      more={(entry) => <EntryDetails entry={entry} />}
      actions={
        <>
          <ExportButton operation="audit-log" input={{ ...exported, format: 'csv' }} file="audit-log.csv" />
          <Offers
            offers={[{ name: 'verify-audit', label: '验证', title: '验证审计日志', look: 'primary', given: {} }]}
            onOpen={list.open}
          />
        </>
      }
    />
  );
}

/** Everything that an entry records: what the operator entered, and what changed. */
function EntryDetails({ entry: { details, head } }: { entry: RowOf<'audit_entries'> }) {
  const all = detailsOf(details, useNames()).map(({ name, text, long }) => ({
    name,
    value: long ? <pre className={styles.long}>{text}</pre> : text,
  }));
  const none = { name: '内容', value: <span className="soft">只记录了操作本身</span> };
  const chain = { name: '校验值', value: <code>{head ?? '早于校验链'}</code> };
  return <Facts facts={[...(all.length > 0 ? all : [none]), chain]} />;
}
