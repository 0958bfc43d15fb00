import { type ListedSymbol, MESSAGE } from '@/lib/contract/market/messages';
import { CATALOGUE } from '@/lib/market/catalogue';
import { tradingState } from '@/lib/market/trading-hours';
import { builtInHolidays, type HolidaySource } from '../holidays';

/** The message with the symbol list, rebuilt only when a market opens or closes. */
export class SymbolList {
  private text = '';
  private bytes = Buffer.alloc(0);
  private closed: ReadonlySet<string> = new Set();

  constructor(
    private readonly isSimulated: () => boolean,
    private readonly clock: () => Date,
    private readonly holidays: HolidaySource = builtInHolidays,
  ) {
    this.refresh();
  }

  get frame(): Buffer {
    return this.bytes;
  }

  isClosed(name: string): boolean {
    return this.closed.has(name);
  }

  /** Rebuilds the list if needed; true if it changed. */
  refresh(): boolean {
    const now = this.clock().getTime();
    const holidays = this.holidays.current();
    const symbols = CATALOGUE.map((entry): ListedSymbol => {
      const { market, opensAt, closesAt } = tradingState(entry, now, holidays);
      return { ...entry, market, opensAt, closesAt };
    });
    const text = JSON.stringify({ type: MESSAGE.symbols, simulated: this.isSimulated(), symbols });
    if (text === this.text) return false;
    this.text = text;
    this.closed = new Set(symbols.filter(({ market }) => market === 'closed').map(({ name }) => name));
    this.bytes = Buffer.from(text);
    return true;
  }
}
