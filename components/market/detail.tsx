'use client';

import type { CatalogueEntry } from '@/lib/market/catalogue';
import { stretchOf } from '@/lib/market/change';
import { useQuote, useQuoteHistory } from '@/lib/market/use-quote';
import { LazyChart } from './chart/lazy-chart';
import { DetailLayout } from './detail-layout';
import { useHeldDirection } from './use-held-direction';

/** The chosen symbol with its live quotes; another symbol needs another `key`. */
export function Detail({ entry }: { entry: CatalogueEntry }) {
  const shown = useQuote(entry.name);
  const history = useQuoteHistory(entry.name);
  const direction = useHeldDirection(shown);
  return (
    <DetailLayout entry={entry} shown={shown} direction={direction} stretch={stretchOf(history)}>
      <LazyChart entry={entry} history={history} />
    </DetailLayout>
  );
}
