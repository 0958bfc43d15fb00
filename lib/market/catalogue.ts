/** Groups of symbols by the quote server's numbers: crypto against USDT, indices, forex, metals and oil. */
export type SymbolType = 1 | 2 | 3 | 4;

/** One row of the symbol catalogue, with the quote server's field names. */
export interface CatalogueEntry {
  /** Unique; the name in ticks, such as `XAUUSD`. */
  name: string;
  /** Name for visitors. */
  displayName: string;
  type: SymbolType;
  isPopular: boolean;
  /** Decimals of its prices, 1 to 5. */
  d: number;
}

type Row = readonly [name: string, displayName: string, d: number, popular?: 'popular'];

const CRYPTO: readonly Row[] = [
  ['BTCUSDT', 'BTC/USDT', 2],
  ['ETHUSDT', 'ETH/USDT', 2],
  ['SOLUSDT', 'SOL/USDT', 4],
  ['DOGEUSDT', 'DOGE/USDT', 5],
  ['ADAUSDT', 'ADA/USDT', 5],
  ['BCHUSDT', 'BCH/USDT', 2],
  ['LTCUSDT', 'LTC/USDT', 2],
  ['AAVEUSDT', 'AAVE/USDT', 4],
  ['UNIUSDT', 'UNI/USDT', 4],
  ['ATOMUSDT', 'ATOM/USDT', 4],
  ['DOTUSDT', 'DOT/USDT', 4],
  ['FILUSDT', 'FIL/USDT', 4],
  ['AXSUSDT', 'AXS/USDT', 2],
  ['SANDUSDT', 'SAND/USDT', 5],
];

const INDICES: readonly Row[] = [
  ['US500', '标普500', 2, 'popular'],
  ['US30', '道琼斯30', 2, 'popular'],
  ['NAS100', '纳斯达克100', 2, 'popular'],
  ['GER30', '德国DAX', 2],
  ['JPN225', '日经225', 1],
  ['HK50', '恒生指数', 1],
  ['CHA50', '富时A50', 1],
  ['CHINA300', '沪深300', 1],
];

const FOREX: readonly Row[] = [
  ['EURUSD', '欧元/美元', 5],
  ['GBPUSD', '英镑/美元', 5],
  ['USDJPY', '美元/日元', 3],
  ['AUDUSD', '澳元/美元', 5],
  ['NZDUSD', '纽元/美元', 5],
  ['USDCAD', '美元/加元', 5],
  ['USDCHF', '美元/瑞郎', 5],
  ['USDCNH', '美元/离岸人民币', 5],
  ['USDHKD', '美元/港元', 5],
  ['AUDJPY', '澳元/日元', 3],
  ['AUDNZD', '澳元/纽元', 5],
  ['CADJPY', '加元/日元', 3],
  ['EURAUD', '欧元/澳元', 5],
  ['EURCHF', '欧元/瑞郎', 5],
  ['EURGBP', '欧元/英镑', 5],
  ['EURJPY', '欧元/日元', 3],
  ['GBPAUD', '英镑/澳元', 5],
  ['GBPCHF', '英镑/瑞郎', 5],
  ['GBPJPY', '英镑/日元', 3],
  ['NZDJPY', '纽元/日元', 3],
];

const METALS_AND_OIL: readonly Row[] = [
  ['XAUUSD', '伦敦金', 2, 'popular'],
  ['XAGUSD', '伦敦银', 3, 'popular'],
  ['USOIL', '美国原油', 3, 'popular'],
  ['UKOIL', '布伦特原油', 3, 'popular'],
];

/** Every quoted symbol, by group, in the order of the list. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  ...group(1, CRYPTO),
  ...group(2, INDICES),
  ...group(3, FOREX),
  ...group(4, METALS_AND_OIL),
];

const byName = new Map(CATALOGUE.map((entry) => [entry.name, entry]));

/** The entry of a symbol, or undefined for an unknown name. */
export function catalogueEntry(name: string): CatalogueEntry | undefined {
  return byName.get(name);
}

function group(type: SymbolType, rows: readonly Row[]): CatalogueEntry[] {
  return rows.map(([name, displayName, d, popular]) => ({
    name,
    displayName,
    type,
    isPopular: popular !== undefined,
    d,
  }));
}
