'use client';

import { useRef } from 'react';
import { useMarketStatus } from '@/lib/browser/market/use-market-status';
import { useQuote } from '@/lib/browser/market/use-quote';
import { type CatalogueEntry, catalogueEntry } from '@/lib/market/catalogue';
import { Price } from '../price';
import { StatusLine } from '../status-line';
import { useFlash } from '../use-flash';
import { useHeldDirection } from '../use-held-direction';
import { useSeen } from '../use-seen';
import { StripCell } from './strip-cell';
import { StripLayout } from './strip-layout';

export interface StripProps {
  /** Names of the symbols, in order. */
  symbols: readonly string[];
}

/** A few live prices in one line. */
export function Strip({ symbols }: StripProps) {
  return (
    <StripLayout status={<StatusLine status={useMarketStatus()} symbols={symbols} />}>
      {symbols.map((name) => {
        const entry = catalogueEntry(name);
        return entry && <LiveCell key={name} entry={entry} />;
      })}
    </StripLayout>
  );
}

/** The live price of a symbol in a line of text. */
export function LivePrice({ symbol }: { symbol: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const shown = useQuote(symbol, useSeen(place));
  const direction = useHeldDirection(shown);
  const entry = catalogueEntry(symbol);
  return <span ref={place}>{entry && <Price shown={shown} direction={direction} decimals={entry.d} />}</span>;
}

function LiveCell({ entry }: { entry: CatalogueEntry }) {
  const place = useRef<HTMLLIElement>(null);
  const shown = useQuote(entry.name, useSeen(place));
  useFlash(place, shown);
  return <StripCell place={place} entry={entry} shown={shown} direction={useHeldDirection(shown)} />;
}
