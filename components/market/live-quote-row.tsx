'use client';

import type { CatalogueEntry } from '@/lib/market/catalogue';
import { useQuote } from '@/lib/market/use-quote';
import { QuoteRow } from './quote-row';
import { useHeldDirection } from './use-held-direction';

interface LiveQuoteRowProps {
  entry: CatalogueEntry;
  chosen: boolean;
  onChoose: (name: string) => void;
}

/** A row that renders with the quotes of its own symbol and no other's. */
export function LiveQuoteRow({ entry, chosen, onChoose }: LiveQuoteRowProps) {
  const shown = useQuote(entry.name);
  const direction = useHeldDirection(shown);
  return (
    <QuoteRow entry={entry} shown={shown} direction={direction} chosen={chosen} onChoose={() => onChoose(entry.name)} />
  );
}
