'use client';

import { useState } from 'react';
import type { ShownQuote } from '@/lib/browser/market/market-state';
import { type Direction, directionOf } from '@/lib/market/change';

/** The direction of a price's last move; it keeps that colour until the price moves again. */
export function useHeldDirection({ quote, previous }: ShownQuote): Direction {
  const now = directionOf(previous, quote);
  const [held, setHeld] = useState(now);
  if (now !== 'flat' && now !== held) setHeld(now);
  return now === 'flat' ? held : now;
}
