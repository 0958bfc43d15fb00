'use client';

import { useEffect, useRef, useState } from 'react';
import { prefersCalm } from '../draw/calm';

/** Milliseconds until the new number is reached. */
const DURATION = 900;

/** A number on its way to a new value, up or down; at once for visitors who asked for less motion. */
export function useCountUp(value: number): number {
  const [shown, setShown] = useState(0);
  const from = useRef(0);

  useEffect(() => {
    const start = from.current;
    const beginning = performance.now();
    let frame = 0;

    function step(time: number) {
      const share = prefersCalm() ? 1 : Math.min(1, Math.max(0, (time - beginning) / DURATION));
      const eased = 1 - (1 - share) ** 3;
      from.current = Math.round(start + (value - start) * eased);
      setShown(from.current);
      if (share < 1) frame = requestAnimationFrame(step);
    }
    step(beginning);
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return shown;
}
