'use client';

import { startTransition, useCallback, useEffect, useState } from 'react';
import { loadCode } from '@/lib/browser/http/load-code';
import { useOnReturn } from '@/lib/browser/page/use-on-return';
import type { Release } from '@/lib/flows/release';

/** The running request, which all parts of a page share: a page shows one app. */
let reading: Promise<Release | null> | undefined;

/**
 * The app's release from the server, read again when the page returns to the foreground or online; until it arrives,
 * and if it is invalid, the one that the page was rendered with.
 */
export function useRelease(rendered: Release, appCode: string): Release {
  const [release, setRelease] = useState(rendered);
  const read = useCallback(() => {
    reading ??= readRelease(appCode).finally(() => {
      reading = undefined;
    });
    reading.then(
      (current) => current && startTransition(() => setRelease(current)),
      () => {},
    );
  }, [appCode]);
  useEffect(read, [read]);
  useOnReturn(read);
  return release;
}

async function readRelease(appCode: string): Promise<Release | null> {
  return (await loadCode(() => import('@/lib/browser/flows/read-release'))).readRelease(appCode);
}
