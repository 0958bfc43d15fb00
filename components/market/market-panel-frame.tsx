import { IDLE, NO_QUOTE } from '@/lib/browser/market/market-state';
import { type CatalogueEntry, catalogueEntry } from '@/lib/market/catalogue';
import { GROUPS, popularBeside, symbolsOf } from '@/lib/market/groups';
import { BoardLayout } from './board-layout';
import { ChartFrame } from './chart/chart-frame';
import { DetailLayout } from './detail-layout';
import tabStyles from './group-tabs.module.css';
import type { MarketPanelProps } from './market-panel';
import { PanelLayout } from './panel-layout';
import { QuoteRow } from './quote-row';
import { StatusLine } from './status-line';
import listStyles from './symbol-list.module.css';
import { SymbolSearch } from './symbol-search';

/** The server-rendered market: names without prices, with its final height. */
export function MarketPanelFrame({ symbol, group }: MarketPanelProps) {
  const entry = catalogueEntry(symbol);
  return (
    <PanelLayout
      status={<StatusLine status={IDLE} symbols={[symbol]} />}
      detail={
        entry && (
          <DetailLayout entry={entry} shown={NO_QUOTE} direction="flat" stretch={undefined}>
            <ChartFrame />
          </DetailLayout>
        )
      }
      board={
        <BoardLayout search={<SymbolSearch text="" />} tabs={<Tabs group={group} />}>
          <div className={listStyles.frame}>
            <Rows entries={symbolsOf(group)} chosen={symbol} />
            {popularBeside(group).length > 0 && <h4 className={listStyles.others}>其他热门</h4>}
            <Rows entries={popularBeside(group)} chosen={symbol} />
          </div>
        </BoardLayout>
      }
    />
  );
}

function Tabs({ group }: Pick<MarketPanelProps, 'group'>) {
  return (
    <div className={tabStyles.tabs}>
      {GROUPS.map(({ type, label }) => (
        <button key={type} type="button" className={tabStyles.tab} data-selected={type === group || undefined} disabled>
          {label}
        </button>
      ))}
    </div>
  );
}

function Rows({ entries, chosen }: { entries: readonly CatalogueEntry[]; chosen: string }) {
  return (
    <ul>
      {entries.map((entry) => (
        <QuoteRow key={entry.name} entry={entry} shown={NO_QUOTE} direction="flat" chosen={entry.name === chosen} />
      ))}
    </ul>
  );
}
