/** Initial value of a simulated price, in the quote currency of its symbol. */
export interface ReferencePrice {
  /** Halfway between bid and ask. */
  mid: number;
  /** Distance from bid to ask while the market is calm. */
  spread: number;
}

/**
 * Market levels of about 30 September 2025. The crosses are derived from their majors, so that there is no triangular
 * arbitrage.
 */
export const REFERENCE_PRICES: Readonly<Record<string, ReferencePrice>> = {
  BTCUSDT: { mid: 114_266, spread: 20 },
  ETHUSDT: { mid: 4147.56, spread: 1.2 },
  SOLUSDT: { mid: 207.95, spread: 0.15 },
  DOGEUSDT: { mid: 0.2326, spread: 0.0003 },
  ADAUSDT: { mid: 0.805, spread: 0.001 },
  BCHUSDT: { mid: 556, spread: 0.6 },
  LTCUSDT: { mid: 106.5, spread: 0.2 },
  AAVEUSDT: { mid: 278, spread: 0.4 },
  UNIUSDT: { mid: 7.7, spread: 0.012 },
  ATOMUSDT: { mid: 4.08, spread: 0.007 },
  DOTUSDT: { mid: 3.93, spread: 0.006 },
  FILUSDT: { mid: 2.23, spread: 0.004 },
  AXSUSDT: { mid: 2.2, spread: 0.01 },
  SANDUSDT: { mid: 0.265, spread: 0.0005 },

  US500: { mid: 6688.46, spread: 0.6 },
  US30: { mid: 46_397.89, spread: 3 },
  NAS100: { mid: 24_680, spread: 1.5 },
  GER30: { mid: 23_880, spread: 1.5 },
  JPN225: { mid: 44_930, spread: 10 },
  HK50: { mid: 26_855, spread: 10 },
  CHA50: { mid: 14_950, spread: 9 },
  CHINA300: { mid: 4640, spread: 1.5 },

  EURUSD: { mid: 1.1734, spread: 0.00013 },
  GBPUSD: { mid: 1.3446, spread: 0.00018 },
  USDJPY: { mid: 147.9, spread: 0.013 },
  AUDUSD: { mid: 0.6613, spread: 0.00018 },
  NZDUSD: { mid: 0.5795, spread: 0.0002 },
  USDCAD: { mid: 1.392, spread: 0.00023 },
  USDCHF: { mid: 0.7965, spread: 0.00018 },
  USDCNH: { mid: 7.128, spread: 0.0009 },
  USDHKD: { mid: 7.7805, spread: 0.0005 },
  AUDJPY: { mid: 97.806, spread: 0.022 },
  AUDNZD: { mid: 1.14116, spread: 0.00036 },
  CADJPY: { mid: 106.25, spread: 0.025 },
  EURAUD: { mid: 1.77438, spread: 0.00028 },
  EURCHF: { mid: 0.93461, spread: 0.00025 },
  EURGBP: { mid: 0.87268, spread: 0.00022 },
  EURJPY: { mid: 173.546, spread: 0.021 },
  GBPAUD: { mid: 2.03327, spread: 0.00045 },
  GBPCHF: { mid: 1.07097, spread: 0.00036 },
  GBPJPY: { mid: 198.866, spread: 0.029 },
  NZDJPY: { mid: 85.708, spread: 0.024 },

  XAUUSD: { mid: 3858, spread: 0.5 },
  XAGUSD: { mid: 46.65, spread: 0.04 },
  USOIL: { mid: 62.4, spread: 0.04 },
  UKOIL: { mid: 67, spread: 0.04 },
};
