'use client';

import { useEffect } from 'react';

/**
 * Rewrites the `href` of every matching link of the document, of links that are rendered later and of changed ones.
 * The address itself is rewritten, so that a middle click, the keyboard and "copy link address" get it as well.
 *
 * @param rewrite gives the same address for one that it has made; a stable function
 */
export function useLinks(selector: string, rewrite: (href: string) => string): void {
  useEffect(() => {
    const update = () => {
      for (const link of document.querySelectorAll(selector)) {
        const href = link.getAttribute('href');
        if (href === null) continue;
        const wanted = rewrite(href);
        if (wanted !== href) link.setAttribute('href', wanted);
      }
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['href', 'data-keep-query', 'data-download'],
    });
    return () => observer.disconnect();
  }, [selector, rewrite]);
}
