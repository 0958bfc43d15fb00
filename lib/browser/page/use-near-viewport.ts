'use client';

import { type RefObject, useEffect, useState } from 'react';

/** How far outside the screen an element counts as near. */
const MARGIN = '100px 0px';

/** Whether an element has ever come near the screen; true right away in browsers that cannot observe it. */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || !('IntersectionObserver' in window)) {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  return near;
}
