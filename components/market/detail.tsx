'use client';

import { useRef } from 'react';
import { useQuote, useQuoteHistory } from '@/lib/browser/market/use-quote';
import type { CatalogueEntry } from '@/lib/market/catalogue';
import { stretchOf } from '@/lib/market/change';
import { LazyChart } from './chart/lazy-chart';
import { DetailLayout } from './detail-layout';
import { useFlash } from './use-flash';
import { useHeldDirection } from './use-held-direction';
import { useSeen } from './use-seen';

/** The chosen symbol with its live quotes; another symbol needs another `key`. */
export function Detail({ entry }: { entry: CatalogueEntry }) {
  const place = useRef<HTMLElement>(null);
  const seen = useSeen(place);
  const shown = useQuote(entry.name, seen);
  const history = useQuoteHistory(entry.name, seen);
  const direction = useHeldDirection(shown);
  const closed = shown.detail?.market === 'closed';
  useFlash(place, shown);
  return (
    <DetailLayout place={place} entry={entry} shown={shown} direction={direction} stretch={stretchOf(history)}>
      <LazyChart key={String(closed)} entry={entry} history={history} closed={closed} />
    </DetailLayout>
  );
}
