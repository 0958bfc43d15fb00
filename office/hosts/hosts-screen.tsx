import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Segmented, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { wordOf } from '@/server/operations/common/formats';
import { useNames } from '../answer/names';
import { type NamedRow, rowsOf } from '../answer/rows-of';
import { columnsOf } from '../answer/words';
import { isOffered } from '../api/offered';
import { operationsQuery } from '../api/operations';
import type { Values } from '../fields/input-of';
import { OperationDrawer } from '../operations/operation-drawer';
import { Fault } from '../parts/fault';
import { PagedTable } from '../parts/paged-table';
import { Screen } from '../parts/screen';
import { SearchField } from '../parts/search-field';
import { HostDrawer } from './host-drawer';
import { ALL_HOSTS, HOST_STATES, hostsQuery, useHostStates } from './host-queries';
import { CertificateState, DnsState } from './host-state';
import styles from './hosts-screen.module.css';
import { type HostSearch, readHostSearch } from './search';

const ROWS = 50;
const SORTS = ['host', 'visited'];
const COLUMNS = ['host', 'brand', 'package', 'visited'];
const ALL = 'all';

/** An operation on the hosts, or the form of a host. */
type Change = { name: string; given: Values } | { host: NamedRow | undefined };

/** Every host with what it shows, whether visitors reach it, and when the last ones did. */
export function HostsScreen() {
  const search = useSearch({ from: '/hosts' });
  const navigate = useNavigate({ from: '/hosts' });
  const queries = useQueryClient();
  const { data: offered } = useQuery(operationsQuery);
  const { data, error, isFetching } = useQuery(hostsQuery(search));
  const [change, setChange] = useState<Change>();
  const may = (name: string) => isOffered(offered, name);
  const show = (changed: { [Name in keyof HostSearch]?: HostSearch[Name] | undefined }) =>
    navigate({ search: readHostSearch({ ...search, page: undefined, ...changed }) });
  const rows = data?.table ? rowsOf(data.table) : [];
  const live = rows.filter(isLive).map(({ host }) => String(host));
  const { states, asking, error: unasked } = useHostStates(live);
  const notAsked = [...states.values()].some(({ dns }) => dns === 'not_asked');
  const words = columnsOf('found_hosts').state?.words ?? {};
  const stateOf = ({ host }: NamedRow) => ({
    state: states.get(String(host)),
    asking: asking && live.includes(String(host)),
  });
  const refresh = () => void queries.invalidateQueries({ queryKey: ALL_HOSTS });
  const close = () => setChange(undefined);
  const changes = may('hosts add') || may('hosts remove');
  return (
    <Screen
      title="域名"
      actions={
        <>
          <Button
            loading={asking}
            onClick={() => void queries.invalidateQueries({ queryKey: HOST_STATES })}
            disabled={live.length === 0}
          >
            重新检查
          </Button>
          {may('hosts undo') && (
            <Button onClick={() => setChange({ name: 'hosts undo', given: {} })}>撤销最近的更改</Button>
          )}
          {may('hosts add') && (
            <Button type="primary" onClick={() => setChange({ host: undefined })}>
              添加域名
            </Button>
          )}
        </>
      }
    >
      <search className={`panel ${styles.filters}`} aria-label="筛选">
        <SearchField
          label="搜索域名"
          placeholder="域名、品牌或包码"
          className={styles.find}
          value={search.find}
          onFind={(find) => show({ find })}
        />
        <Select
          allowClear
          aria-label="品牌"
          placeholder="品牌"
          className={styles.brand ?? ''}
          showSearch={{ optionFilterProp: 'label' }}
          value={search.brand ?? null}
          options={[...(offered?.brands ?? [])]}
          onChange={(brand: string | null) => show({ brand: brand ?? undefined })}
        />
        <Segmented
          aria-label="来源"
          value={search.state ?? ALL}
          options={[
            { value: ALL, label: '全部' },
            ...Object.keys(words).map((value) => ({ value, label: wordOf(words, value, 'zh') })),
          ]}
          onChange={(state) => show({ state: state === ALL ? undefined : (state as HostSearch['state']) })}
        />
      </search>
      {(error ?? unasked) && <Fault error={(error ?? unasked) as Error} />}
      {notAsked && offered && <p className="soft">开发环境的域名只在本机有效，不查询解析和证书；通配域名也不查询。</p>}
      {!error && !data && <Skeleton active paragraph={{ rows: 12 }} />}
      {!error && data?.table && (
        <PagedTable
          table={data.table}
          keyColumn="host"
          columns={COLUMNS}
          total={data.count}
          pageSize={ROWS}
          paging={{ page: search.page ?? 1, sort: search.sort, order: search.order }}
          sorts={SORTS}
          loading={isFetching}
          onChange={(paging) => show(paging)}
          cells={{
            host: (row) => <HostName row={row} />,
            brand: (row) => (row.brand === null ? null : <Brands row={row} />),
            package: PackageCode,
          }}
          added={[
            { title: '解析', cell: (row) => <DnsState {...stateOf(row)} /> },
            { title: '证书', cell: (row) => <CertificateState {...stateOf(row)} /> },
            ...(changes
              ? [{ title: '操作', cell: (row: NamedRow) => <Actions row={row} may={may} onChange={setChange} /> }]
              : []),
          ]}
        />
      )}
      {change && 'host' in change && <HostDrawer host={change.host} onDone={refresh} onClose={close} />}
      {change && 'name' in change && <OperationDrawer {...change} onDone={refresh} onClose={close} />}
    </Screen>
  );
}

/** Whether visitors see pages under a host. */
function isLive({ state }: NamedRow): boolean {
  return state === 'built_in' || state === 'added';
}

function HostName({ row }: { row: NamedRow }) {
  const host = String(row.host);
  const words = columnsOf('found_hosts').state?.words ?? {};
  return (
    <>
      <span className={styles.host} data-live={isLive(row)}>
        {row.address === null ? (
          host
        ) : (
          <a href={String(row.address)} target="_blank" rel="noreferrer">
            {host}
          </a>
        )}
      </span>
      <span className={styles.note} data-changed={row.state !== 'built_in'}>
        {wordOf(words, String(row.state), 'zh')}
        {row.canonical !== null && '，主域名'}
      </span>
    </>
  );
}

function Brands({ row: { brand, ios, desktop } }: { row: NamedRow }) {
  const names = useNames();
  const nameOf = (code: unknown) => names.brand.get(String(code)) ?? String(code);
  const others = [ios !== null && `iOS：${nameOf(ios)}`, desktop !== null && `电脑：${nameOf(desktop)}`];
  const also = others.filter(Boolean).join('，');
  return (
    <>
      {nameOf(brand)} <code className="soft">{String(brand)}</code>
      {also && <span className={styles.note}>{also}</span>}
    </>
  );
}

function PackageCode({ package: own, usual, downloads, store }: NamedRow) {
  const words = columnsOf('found_hosts').downloads?.words ?? {};
  const code = own ?? usual;
  if (code === null || code === undefined) return null;
  const more = [
    downloads !== null && `下载：${wordOf(words, String(downloads), 'zh')}`,
    store !== null && `商店页 ${store}`,
  ];
  return (
    <>
      <code className={own === null ? 'soft' : ''}>{String(code)}</code>
      <span className={styles.note}>{more.filter(Boolean).join('，')}</span>
    </>
  );
}

interface ActionsProps {
  row: NamedRow;
  may: (operation: string) => boolean;
  onChange: (change: Change) => void;
}

function Actions({ row, may, onChange }: ActionsProps) {
  const { host, state } = row;
  return (
    <span className={styles.changes}>
      {may('hosts add') && (
        <Button size="small" aria-label={`更改 ${host}`} onClick={() => onChange({ host: row })}>
          {state === 'removed' ? '恢复' : '更改'}
        </Button>
      )}
      {may('hosts remove') && state !== 'removed' && (
        <Button
          size="small"
          danger
          aria-label={`移除 ${host}`}
          onClick={() => onChange({ name: 'hosts remove', given: { host } })}
        >
          移除
        </Button>
      )}
    </span>
  );
}
