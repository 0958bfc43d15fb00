'use client';

import { useRef } from 'react';
import { restingAngle } from './geometry';

/** Degrees per millisecond while waiting for the response. */
const SPEED = 0.72;
/** Whole turns from the response to the stop, and the curve's initial slope, which continues the speed. */
const TURNS = 2;
const EASE_OUT = { css: 'cubic-bezier(0.2, 0.6, 0.16, 1)', slope: 3 };

/**
 * Rotates an element: `start` while waiting for the response, then `stopAt` the drawn segment, or `goBack` without one.
 * With reduced motion it jumps.
 */
export function useTurning(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const angle = useRef(0);
  const turning = useRef<Animation | undefined>(undefined);

  function start(): void {
    const element = ref.current;
    if (!element?.animate || prefersReducedMotion()) return;
    const frames = [0, 360].map((turn) => ({ transform: rotation(angle.current + turn) }));
    turning.current = element.animate(frames, { duration: 360 / SPEED, iterations: Number.POSITIVE_INFINITY });
  }

  /** Resolves when the wheel has stopped, immediately without motion. */
  async function stopAt(index: number): Promise<void> {
    const element = ref.current;
    if (!element) return;
    const from = angle.current + Number(turning.current?.currentTime ?? 0) * SPEED;
    const to = restingAngle(index, count, from, TURNS);
    if (turning.current) {
      const frames = [{ transform: rotation(from) }, { transform: rotation(to) }];
      const duration = (EASE_OUT.slope * (to - from)) / SPEED;
      const slowing = element.animate(frames, { duration, easing: EASE_OUT.css, fill: 'forwards' });
      turning.current.cancel();
      turning.current = undefined;
      await ended(slowing);
      slowing.cancel();
    }
    angle.current = to % 360;
    element.style.transform = rotation(angle.current);
  }

  /** Returns to the previous angle: the pointer must not show a segment that the server has not drawn. */
  function goBack(): void {
    turning.current?.cancel();
    turning.current = undefined;
  }

  return { ref, start, stopAt, goBack };
}

/** Resolves when an animation has finished or was cancelled; some supported phones lack `finished`. */
function ended(animation: Animation): Promise<unknown> {
  return new Promise((resolve) => {
    animation.onfinish = animation.oncancel = resolve;
  });
}

function rotation(degrees: number): string {
  return `rotate(${degrees}deg)`;
}

/**
 * Whether the visitor asked for less motion. Browsers without this media query, such as old web views, get no motion
 * either.
 */
function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}
