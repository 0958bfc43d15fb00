import { useQueries } from '@tanstack/react-query';
import { rowsIn } from '../answer/read-answer';
import { run } from '../api/operations';

/** First parts of the keys of hosts' DNS and certificates. */
export const HOST_STATES = ['/hosts', 'states'];
/** As many hosts as a call may name. */
const AT_ONCE = 20;
/** For how long DNS and certificates are not asked again, in milliseconds. */
const FRESH = 300_000;

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
