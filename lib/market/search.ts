import { CATALOGUE, type CatalogueEntry } from './catalogue';
import { popularFirst } from './groups';

/** Other names that visitors use for a symbol. */
const ALIASES: Readonly<Record<string, string>> = {
  XAUUSD: '黄金 现货黄金 GOLD',
  XAGUSD: '白银 现货白银 SILVER',
  USOIL: '美油 WTI',
  UKOIL: '布油 BRENT',
  US500: 'SPX 标准普尔',
  US30: '道指 DOW',
  NAS100: '纳指 NASDAQ',
  GER30: '德指 DAX40',
  HK50: '恒指 港股',
  CHA50: '中国A50',
  BTCUSDT: '比特币',
  ETHUSDT: '以太坊 以太币',
  DOGEUSDT: '狗狗币',
  LTCUSDT: '莱特币',
};

/** Symbols whose code, name or alias contains the text, popular ones first. Ignores letter case, width and blanks. */
export function searchSymbols(text: string): readonly CatalogueEntry[] {
  const wanted = plain(text);
  if (!wanted) return [];
  return popularFirst(CATALOGUE.filter((entry) => wordsOf(entry).some((word) => word.includes(wanted))));
}

function wordsOf({ name, displayName }: CatalogueEntry): string[] {
  return [name, displayName, ...(ALIASES[name]?.split(' ') ?? [])].map(plain);
}

/** Removes what may differ between two spellings of the same text. */
function plain(text: string): string {
  // Stryker disable next-line MethodExpression: both sides of the comparison are normalized alike
  return text.normalize('NFKC').toUpperCase().replace(/[\s/]/g, '');
}
