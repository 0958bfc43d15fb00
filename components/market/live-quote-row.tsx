'use client';

import { useRef } from 'react';
import { useQuote } from '@/lib/browser/market/use-quote';
import type { CatalogueEntry } from '@/lib/market/catalogue';
import { QuoteRow } from './quote-row';
import { useFlash } from './use-flash';
import { useHeldDirection } from './use-held-direction';
import { useSeen } from './use-seen';

interface LiveQuoteRowProps {
  entry: CatalogueEntry;
  chosen: boolean;
  onChoose: (name: string) => void;
}

/** A row that renders only for quotes of its own symbol, while it is on the screen. */
export function LiveQuoteRow({ entry, chosen, onChoose }: LiveQuoteRowProps) {
  const place = useRef<HTMLLIElement>(null);
  const shown = useQuote(entry.name, useSeen(place));
  const direction = useHeldDirection(shown);
  useFlash(place, shown);
  return (
    <QuoteRow
      place={place}
      entry={entry}
      shown={shown}
      direction={direction}
      chosen={chosen}
      onChoose={() => onChoose(entry.name)}
    />
  );
}
