import { type ListedSymbol, MESSAGE } from '@/lib/contract/market/messages';
import { CATALOGUE } from '@/lib/market/catalogue';
import { tradingState } from '@/lib/market/trading-hours';

/** The message with the symbol list, made anew only when a market opens or closes. */
export class SymbolList {
  private text = '';
  private bytes = Buffer.alloc(0);

  constructor(
    private readonly isSimulated: () => boolean,
    private readonly clock: () => Date,
  ) {
    this.refresh();
  }

  get frame(): Buffer {
    return this.bytes;
  }

  /** True when the list is another one than before. */
  refresh(): boolean {
    const now = this.clock().getTime();
    const symbols = CATALOGUE.map((entry): ListedSymbol => {
      const { market, opensAt } = tradingState(entry, now);
      return { ...entry, market, opensAt };
    });
    const text = JSON.stringify({ type: MESSAGE.symbols, simulated: this.isSimulated(), symbols });
    if (text === this.text) return false;
    this.text = text;
    this.bytes = Buffer.from(text);
    return true;
  }
}
