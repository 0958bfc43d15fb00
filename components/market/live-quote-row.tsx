'use client';

import { useRef, useState } from 'react';
import { useQuote } from '@/lib/browser/market/use-quote';
import type { CatalogueEntry } from '@/lib/market/catalogue';
import { QuoteRow } from './quote-row';
import { readingOf } from './reading';
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
