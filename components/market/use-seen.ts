'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Distance outside the screen, or outside its scroll container, at which an element already counts as seen. */
const MARGIN = '60px 0px';

/**
 * Whether an element is on the screen now, so that hidden prices are not updated; always true in browsers without an
 * observer.
 */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(true);

  useEffect(() => {
    const element = ref.current;
    if (!element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: MARGIN,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return seen;
}
