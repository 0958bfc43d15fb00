'use client';

import { useRef, useState } from 'react';
import { useMarketStatus } from '@/lib/browser/market/use-market-status';
import { useQuote, useQuoteHistory } from '@/lib/browser/market/use-quote';
import { type CatalogueEntry, catalogueEntry, type SymbolType } from '@/lib/market/catalogue';
import { stretchOf } from '@/lib/market/change';
import { Board } from './board';
import { LazyChart } from './chart/lazy-chart';
import { DetailLayout } from './detail-layout';
import { PanelLayout } from './panel-layout';
import { StatusLine } from './status-line';
import { useFlash } from './use-flash';
import { useHeldDirection } from './use-held-direction';
import { useSeen } from './use-seen';

export interface MarketPanelProps {
  /** The symbol whose detail is shown at first. */
  symbol: string;
  /** The group that is open at first. */
  group: SymbolType;
}

/** Board and detail: the detail shows the symbol chosen on the board. */
export function MarketPanel({ symbol, group }: MarketPanelProps) {
  const [chosen, setChosen] = useState(symbol);
  const place = useRef<HTMLDivElement>(null);
  const status = useMarketStatus();
  const entry = catalogueEntry(chosen);

  function choose(name: string) {
    setChosen(name);
    // On phones the detail is above the board and may be off the screen.
    place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }

  return (
    <PanelLayout
      status={<StatusLine status={status} symbols={[chosen]} />}
      detail={<div ref={place}>{entry && <Detail key={entry.name} entry={entry} />}</div>}
      board={<Board begin={group} chosen={chosen} onChoose={choose} />}
    />
  );
}

/** The chosen symbol with its live quotes; another symbol needs another `key`. */
function Detail({ entry }: { entry: CatalogueEntry }) {
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
