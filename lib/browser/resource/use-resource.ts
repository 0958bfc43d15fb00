'use client';

import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Reading, type Resource, resourceOf } from './resource';

const NOTHING = {};
const nothing = () => NOTHING;
const never = () => () => {};

/**
 * Data from the server: read once for all components with the same name, and again when the page returns to the
 * foreground or online, never by a timer.
 *
 * @param name `undefined` reads nothing
 * @param version a different version reads again; the known data stays until then
 */
export function useResource<Data>(
  name: string | undefined,
  read: () => Promise<Data>,
  version = '',
): Reading<Data> & { resource: Resource<Data> | undefined } {
  const resource = useMemo(() => (name === undefined ? undefined : resourceOf<Data>(name)), [name]);
  const latest: Reading<Data> = useSyncExternalStore(resource?.subscribe ?? never, resource?.get ?? nothing, nothing);
  // The first answer brings most of the content. It is rendered in slices, so that a slow phone answers taps in
  // between.
  const deferred = useDeferredValue(latest);
  const reading = deferred.data === undefined ? deferred : latest;

  useEffect(() => resource?.readBy(read, version), [resource, read, version]);
  useEffect(() => {
    if (!resource) return;
    const refresh = () => {
      if (document.visibilityState === 'visible') resource.refresh();
    };
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('focus', refresh);
    window.addEventListener('online', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('focus', refresh);
      window.removeEventListener('online', refresh);
    };
  }, [resource]);

  return { ...reading, resource };
}
