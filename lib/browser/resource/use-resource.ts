'use client';

import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Reading, type Resource, resourceOf } from './resource';

const NOTHING = {};
const nothing = () => NOTHING;
const never = () => () => {};

/**
 * Something that the server is asked for: once for all who name it alike, and again when the page comes back to the front
 * or online, never by the clock.
 *
 * @param name `undefined` asks for nothing
 * @param version another one reads it again; what is known stays until then
 */
export function useResource<Data>(
  name: string | undefined,
  read: () => Promise<Data>,
  version = '',
): Reading<Data> & { resource: Resource<Data> | undefined } {
  const resource = useMemo(() => (name === undefined ? undefined : resourceOf<Data>(name)), [name]);
  const latest: Reading<Data> = useSyncExternalStore(resource?.subscribe ?? never, resource?.get ?? nothing, nothing);
  // The first answer brings most of what is shown: it is rendered in slices, between which a slow phone answers taps.
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
