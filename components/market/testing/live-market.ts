import { act } from '@testing-library/react';
import { market } from '@/lib/browser/market/market';
import { listed } from '@/lib/browser/market/testing/messages';
import type { ListedSymbol } from '@/lib/contract/market';

/** 14:03:07 in Beijing. */
const BEGIN = Date.parse('2026-11-20T06:03:07Z');

/** Connects the page's market, with every symbol as it is listed or changed by `change`. */
export function goLive(change: Partial<ListedSymbol> = {}): void {
  act(() => {
    market.setConnection('live');
    market.setSymbols(listed(change), true);
  });
  showAll();
}

let second = 0;

/** Shows the next price of a symbol, a second after the one before. */
export function quote(SymbolName: string, Bid: number, spread = 0.5): void {
  act(() => market.addTicks([{ SymbolName, Bid, Ask: Bid + spread, TimeStamp: BEGIN + second++ * 1000 }]));
  showAll();
}

function showAll(): void {
  act(() => jest.runOnlyPendingTimers());
}
