import { IDLE, NO_QUOTE } from '@/lib/browser/market/market-state';
import { catalogueEntry } from '@/lib/market/catalogue';
import { StatusLine } from '../status-line';
import type { StripProps } from './strip';
import { StripCell } from './strip-cell';
import { StripLayout } from './strip-layout';

/** The server-rendered strip: names without prices. */
export function StripFrame({ symbols }: StripProps) {
  return (
    <StripLayout status={<StatusLine status={IDLE} symbols={symbols} />}>
      {symbols.map((name) => {
        const entry = catalogueEntry(name);
        if (!entry) throw new Error(`The strip has the symbol ${name}, which is not in the catalogue.`);
        return <StripCell key={name} entry={entry} shown={NO_QUOTE} direction="flat" />;
      })}
    </StripLayout>
  );
}
