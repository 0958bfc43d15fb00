'use client';

import { useRef } from 'react';
import { restingAngle } from './geometry';

/** Degrees per millisecond while the answer is awaited. */
const SPEED = 0.72;
/** Whole turns from the answer to rest, and the curve's slope at its beginning, which keeps the speed. */
const TURNS = 2;
const EASE_OUT = { css: 'cubic-bezier(0.2, 0.6, 0.16, 1)', slope: 3 };

/** Turns an element: `start` while the answer is awaited, then `stopAt` the answer's segment, or `goBack` without one. Without motion it is just there. */
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

  /** Resolves when the wheel has come to rest, at once where nothing moves. */
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

  /** To where it stood: a segment that nobody has decided must not be pointed at. */
  function goBack(): void {
    turning.current?.cancel();
    turning.current = undefined;
  }

  return { ref, start, stopAt, goBack };
}

/** Resolves when an animation has come to its end, or was taken away; `finished` is younger than the phones served here. */
function ended(animation: Animation): Promise<unknown> {
  return new Promise((resolve) => {
    animation.onfinish = animation.oncancel = resolve;
  });
}

function rotation(degrees: number): string {
  return `rotate(${degrees}deg)`;
}

/** Whether the visitor asked for less motion. In browsers without the question, such as old web views, nothing moves either. */
function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}
