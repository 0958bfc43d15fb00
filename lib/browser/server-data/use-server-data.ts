'use client';

import { useCallback, useDeferredValue, useMemo } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';

/** Milliseconds after a response during which no new component and no return to the page reads the data again. */
const FRESH = 5_000;

/** How all data from the server is cached. Errors stay until the visitor retries or returns to the page. */
export const CACHED: SWRConfiguration = { dedupingInterval: FRESH, shouldRetryOnError: false };

interface ServerData<Data> {
  /** The last response; it stays during a reload and after a failed one. */
  data: Data | undefined;
  /** Why the last reading failed. */
  error: unknown;
  /** Reads the data again. A response is dropped if a later reading or an update has overtaken it. */
  reload: () => void;
  /** Changes the known data, if there is any. */
  update: (change: (known: Data) => Data) => void;
}

/**
 * Data from the server: read once for all components with the same key, and again when the page returns to the
 * foreground or online, never by a timer. SWR caches it and is too heavy for a page's first scripts, so use this only
 * in code that loads late.
 *
 * @param key everything on which the data depends, such as the session's token; `null` reads nothing
 * @param keepPreviousData whether the data of the previous key stay until those of a new key are read
 */
export function useServerData<Data>(
  key: readonly unknown[] | null,
  read: () => Promise<Data>,
  { keepPreviousData = false } = {},
): ServerData<Data> {
  const { data, error, mutate } = useSWR<Data, unknown>(key, read, { ...CACHED, keepPreviousData });
  const latest = useMemo(() => ({ data, error }), [data, error]);
  // The first response brings most of the content. It is rendered in slices, so that a slow phone answers taps in
  // between.
  const deferred = useDeferredValue(latest);
  const reload = useCallback(() => void mutate(), [mutate]);
  const update = useCallback(
    (change: (known: Data) => Data) =>
      void mutate((known) => (known === undefined ? undefined : change(known)), { revalidate: false }),
    [mutate],
  );
  return { ...(deferred.data === undefined ? deferred : latest), reload, update };
}
