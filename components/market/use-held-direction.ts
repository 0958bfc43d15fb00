'use client';

import { useState } from 'react';
import type { ShownQuote } from '@/lib/browser/market/market-state';
import { type Direction, directionOf } from '@/lib/market/change';

/** Which way a price went when it last moved; it keeps that colour until it moves again. */
export function useHeldDirection({ quote, previous }: ShownQuote): Direction {
  const now = directionOf(previous, quote);
  const [held, setHeld] = useState(now);
  if (now !== 'flat' && now !== held) setHeld(now);
  return now === 'flat' ? held : now;
}
