'use client';

import { useRef, useState } from 'react';
import type { ShownQuote } from '@/lib/browser/market/market-state';
import { useQuote } from '@/lib/browser/market/use-quote';
import type { CatalogueEntry } from '@/lib/market/catalogue';
import type { Direction } from '@/lib/market/change';
import { formatPrice, formatSpread } from '@/lib/market/format-price';
import { DIRECTIONS } from './directions';
import { QuoteRow } from './quote-row';
import { useFlash } from './use-flash';
import { useHeldDirection } from './use-held-direction';
import { useSeen } from './use-seen';

interface LiveQuoteRowProps {
  entry: CatalogueEntry;
  chosen: boolean;
  onChoose: (name: string) => void;
}

/**
 * A row that renders only for quotes of its own symbol, while it is on the screen. Screen readers read a focused button
 * again when its name changes, so the name stays as it was at the focus; pressing the row updates it.
 */
export function LiveQuoteRow({ entry, chosen, onChoose }: LiveQuoteRowProps) {
  const place = useRef<HTMLLIElement>(null);
  const shown = useQuote(entry.name, useSeen(place));
  const direction = useHeldDirection(shown);
  const [reading, setReading] = useState<string>();
  const read = () => setReading(readingOf(entry, shown, direction));
  useFlash(place, shown);
  return (
    <QuoteRow
      place={place}
      entry={entry}
      shown={shown}
      direction={direction}
      chosen={chosen}
      reading={reading}
      onFocus={read}
      onBlur={() => setReading(undefined)}
      onChoose={() => {
        if (reading) read();
        onChoose(entry.name);
      }}
    />
  );
}

/** A symbol's quote as a sentence: `伦敦金，卖价 3858.00，上涨，买价 3858.50，点差 0.50`. */
function readingOf({ displayName, d }: CatalogueEntry, { quote, detail }: ShownQuote, direction: Direction): string {
  if (!quote) return `${displayName}，暂无报价`;
  const rest = detail?.market === 'closed' ? '休市' : '';
  const bid = `卖价 ${formatPrice(quote.Bid, d)}`;
  const ask = `买价 ${formatPrice(quote.Ask, d)}`;
  const parts = [displayName, rest, bid, DIRECTIONS[direction].word, ask, `点差 ${formatSpread(quote, d)}`];
  return parts.filter(Boolean).join('，');
}
