'use client';

import { useEffect } from 'react';
import { keepQuery } from '@/lib/query/keep-query';

const LINKS = 'a[data-keep-query]';

/**
 * Makes every `<a data-keep-query href="…">` of the document carry the page's query, links that are rendered later included.
 * The address itself is rewritten, so that a middle click, the keyboard and "copy link address" keep the query as well.
 */
export function KeepQuery() {
  useEffect(() => {
    const update = () => document.querySelectorAll<HTMLAnchorElement>(LINKS).forEach(keep);
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['href', 'data-keep-query'],
    });
    window.addEventListener('popstate', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('popstate', update);
    };
  }, []);
  return null;
}

function keep(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href');
  if (href === null) return;
  const kept = keepQuery(href, window.location.href);
  if (kept !== href) link.setAttribute('href', kept);
}
