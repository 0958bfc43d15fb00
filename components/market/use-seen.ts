'use client';

import { type RefObject, useEffect, useState } from 'react';

/** How far outside the screen, or outside what it scrolls in, something already counts as seen. */
const MARGIN = '60px 0px';

/** Whether an element is on the screen now, so that what nobody sees follows no prices; always in browsers that cannot tell. */
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
