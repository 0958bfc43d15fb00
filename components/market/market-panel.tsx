'use client';

import { useRef, useState } from 'react';
import { useMarketStatus } from '@/lib/browser/market/use-market-status';
import { catalogueEntry, type SymbolType } from '@/lib/market/catalogue';
import { Board } from './board';
import { Detail } from './detail';
import { PanelLayout } from './panel-layout';
import { StatusLine } from './status-line';

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
