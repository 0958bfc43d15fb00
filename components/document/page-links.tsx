'use client';

import { clientState } from '@/lib/browser/client-state/store';
import { packageNearby, withPackageCode } from '@/lib/flows/download';
import { keepQuery } from '@/lib/query/keep-query';
import { useLinks } from './use-links';

/**
 * Gives links what only the browser knows: `<a data-keep-query>` carries the page's query, and an Android package behind
 * `<a data-download>` is the one that the query's `v` names.
 */
export function PageLinks() {
  useLinks('a[data-keep-query]', withPageQuery);
  useLinks('a[data-download]', withOwnPackage);
  return null;
}

function withPageQuery(href: string): string {
  return keepQuery(href, window.location.href);
}

function withOwnPackage(href: string): string {
  return packageNearby(withPackageCode(href, clientState().v), window.location);
}
