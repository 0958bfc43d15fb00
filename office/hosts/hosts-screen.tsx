import { useQueries, useQueryClient } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { RowOf } from '@/server/operations/words';
import { useNames } from '../answer/names';
import { sentencesOf } from '../answer/read-answer';
import { wordIn } from '../answer/words';
import { runForRows } from '../api/operations';
import { useMay } from '../api/use-may';
import { ListScreen } from '../list/list-screen';
import { useList } from '../list/use-list';
import { Offers } from '../operations/changes';
import { Fault } from '../parts/fault';
import { HostDrawer } from './host-drawer';
import { CertificateState, DnsState } from './host-state';
import styles from './hosts-screen.module.css';

/** First parts of the keys of hosts' DNS and certificates. */
const HOST_STATES = ['/hosts', 'states'];
/** As many hosts as a call may name. */
const AT_ONCE = 20;
/** For how long DNS and certificates are not asked again, in milliseconds. */
const FRESH = 300_000;

const FILTERS = [
  { name: 'find', label: '搜索域名', placeholder: '域名、品牌或包码' },
  { name: 'brand' },
  { name: 'state', label: '来源', open: true },
] as const;

type Host = RowOf<'found_hosts'>;

/** Every host with what it shows, whether visitors reach it, and when the last ones did. */
export function HostsScreen() {
  const list = useList({
    route: '/hosts',
    operation: 'hosts find',
    code: 'found_hosts',
    total: (answer) => sentencesOf(answer, 'hosts_found')[0]?.hosts,
  });
  const queries = useQueryClient();
  const may = useMay();
  /** The form of a host, or of a new one. */
  const [form, setForm] = useState<{ host: Host | undefined }>();
  const live = list.rows.filter(isLive).map(({ host }) => host);
  const { states, asking, error } = useHostStates(live);
  const notAsked = [...states.values()].some(({ dns }) => dns === 'not_asked');
  const stateOf = ({ host }: Host) => ({ state: states.get(host), asking: asking && live.includes(host) });
  const changes = {
    title: '操作',
    cell: (row: Host) => (
      <Flex gap={8}>
        {may('hosts add') && (
          <Button size="small" aria-label={`更改 ${row.host}`} onClick={() => setForm({ host: row })}>
            {row.state === 'removed' ? '恢复' : '更改'}
          </Button>
        )}
        {row.state !== 'removed' && (
          <Offers
            small
            offers={[
              { name: 'hosts remove', label: '移除', about: row.host, look: 'danger', given: { host: row.host } },
            ]}
            onOpen={list.open}
          />
        )}
      </Flex>
    ),
  };
  return (
    <ListScreen
      title="域名"
      list={list}
      filters={FILTERS}
      few
      keyColumn="host"
      columns={[
        { name: 'host', cell: (row) => <HostName row={row} /> },
        { name: 'brand', cell: (row) => row.brand && <Brands brand={row.brand} row={row} /> },
        { name: 'package', cell: (row) => (row.package ?? row.usual) && <PackageCode row={row} /> },
        'visited',
        { title: '解析', cell: (row) => <DnsState {...stateOf(row)} /> },
        { title: '证书', cell: (row) => <CertificateState {...stateOf(row)} /> },
        ...(may('hosts add') || may('hosts remove') ? [changes] : []),
      ]}
      actions={
        <>
          <Button
            loading={asking}
            onClick={() => void queries.invalidateQueries({ queryKey: HOST_STATES })}
            disabled={live.length === 0}
          >
            重新检查
          </Button>
          <Offers offers={[{ name: 'hosts undo', label: '撤销最近的更改', given: {} }]} onOpen={list.open} />
          {may('hosts add') && (
            <Button type="primary" onClick={() => setForm({ host: undefined })}>
              添加域名
            </Button>
          )}
          {form && (
            <HostDrawer
              host={form.host}
              onDone={() => void queries.invalidateQueries({ queryKey: ['/hosts'] })}
              onClose={() => setForm(undefined)}
            />
          )}
        </>
      }
    >
      {error && <Fault error={error} />}
      {notAsked && <p className="soft">开发环境的域名只在本机有效，不查询解析和证书；通配域名也不查询。</p>}
    </ListScreen>
  );
}

/** Whether visitors see pages under a host. */
function isLive({ state }: Host): boolean {
  return state === 'built_in' || state === 'added';
}

function HostName({ row }: { row: Host }) {
  const host = row.host;
  return (
    <>
      <span className={styles.host} data-live={isLive(row)}>
        {row.address === null ? (
          host
        ) : (
          <a href={row.address} target="_blank" rel="noreferrer">
            {host}
          </a>
        )}
      </span>
      <span className={styles.note} data-changed={row.state !== 'built_in'}>
        {wordIn('found_hosts', 'state', row.state)}
        {row.canonical !== null && '，主域名'}
      </span>
    </>
  );
}

function Brands({ brand, row: { ios, desktop } }: { brand: string; row: Host }) {
  const names = useNames();
  const nameOf = (code: string) => names.brand.get(code) ?? code;
  const others = [ios && `iOS：${nameOf(ios)}`, desktop && `电脑：${nameOf(desktop)}`];
  const also = others.filter(Boolean).join('，');
  return (
    <>
      {nameOf(brand)} <code className="soft">{brand}</code>
      {also && <span className={styles.note}>{also}</span>}
    </>
  );
}

function PackageCode({ row: { package: own, usual, downloads, store } }: { row: Host }) {
  const more = [
    downloads !== null && `下载：${wordIn('found_hosts', 'downloads', downloads)}`,
    store !== null && `商店页 ${store}`,
  ];
  return (
    <>
      <code className={own === null ? 'soft' : ''}>{own ?? usual}</code>
      <span className={styles.note}>{more.filter(Boolean).join('，')}</span>
    </>
  );
}

/** DNS and certificates by host, as they arrive. */
function useHostStates(hosts: readonly string[]) {
  const parts = Array.from({ length: Math.ceil(hosts.length / AT_ONCE) }, (_, part) =>
    hosts.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
  return useQueries({
    queries: parts.map((host) => ({
      queryKey: [...HOST_STATES, host],
      queryFn: () => runForRows('hosts check', 'host_states', { host }),
      staleTime: FRESH,
      refetchOnWindowFocus: false,
    })),
    combine: (results) => ({
      states: new Map(results.flatMap(({ data = [] }) => data).map((row) => [row.host, row])),
      asking: results.some(({ isFetching }) => isFetching),
      error: results.find(({ error }) => error)?.error ?? null,
    }),
  });
}
