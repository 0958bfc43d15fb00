import { keepPreviousData, queryOptions, useQueries } from '@tanstack/react-query';
import type { RowOf } from '@/server/operations/words';
import { rowsIn, sentencesOf } from '../answer/read-answer';
import { tableOf } from '../answer/rows-of';
import { run } from '../api/operations';
import { findInputOf, type HostSearch } from './search';

/** DNS and certificate of a host. */
export type HostStateRow = RowOf<'host_states'>;

const HOSTS = 'hosts';
/** As many hosts as a call may name. */
const AT_ONCE = 20;
/** For how long DNS and certificates are not asked again, in milliseconds. */
const FRESH = 300_000;

export const ALL_HOSTS = [HOSTS];
export const HOST_STATES = [HOSTS, 'states'];

/** A part of the list of hosts, and how many match. */
export function hostsQuery(search: HostSearch) {
  return queryOptions({
    queryKey: [HOSTS, 'found', search],
    queryFn: async () => {
      const { answer } = await run('hosts find', { input: findInputOf(search) });
      return {
        table: tableOf(answer, 'found_hosts'),
        count: sentencesOf(answer, 'hosts_found')[0]?.hosts ?? 0,
      };
    },
    placeholderData: keepPreviousData,
  });
}

/** DNS and certificates by host, as they arrive. */
export function useHostStates(hosts: readonly string[]) {
  const parts = Array.from({ length: Math.ceil(hosts.length / AT_ONCE) }, (_, part) =>
    hosts.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
  return useQueries({
    queries: parts.map((host) => ({
      queryKey: [...HOST_STATES, host],
      queryFn: async () => rowsIn((await run('hosts check', { input: { host } })).answer, 'host_states'),
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
