'use client';

import { type RefObject, useEffect } from 'react';
import type { ShownQuote } from '@/lib/browser/market/market-state';
import { directionOf } from '@/lib/market/change';

/** Milliseconds that a price stays highlighted. */
const LIT = 450;

const lit = new Set<HTMLElement>();

/**
 * Highlights the price inside `place` for a moment when it moves. All highlights end together and without an animation:
 * a slow phone then paints twice for all prices instead of many times for each.
 */
export function useFlash(place: RefObject<Element | null>, { previous, quote }: ShownQuote): void {
  useEffect(() => {
    const price = place.current?.querySelector<HTMLElement>('[data-flash]');
    const moved = directionOf(previous, quote);
    if (!price || moved === 'flat') return;
    price.dataset.flash = moved;
    if (lit.size === 0) setTimeout(goOut, LIT);
    lit.add(price);
  }, [place, previous, quote]);
}

function goOut(): void {
  for (const price of lit) price.dataset.flash = '';
  lit.clear();
}
