/** Turning points of the gold price, in US dollars per ounce, rounded to tens; `at` is a year with its fraction. */
export const TURNS: readonly { at: number; price: number; label?: string }[] = [
  { at: 1971.6, price: 35, label: '$35' },
  { at: 1975, price: 190 },
  { at: 1976.7, price: 100 },
  { at: 1980.1, price: 850, label: '$850' },
  { at: 1982.5, price: 300 },
  { at: 1983.1, price: 510 },
  { at: 1985.1, price: 280 },
  { at: 1987.9, price: 500 },
  { at: 1999.6, price: 250, label: '约$250' },
  { at: 2001.2, price: 260 },
  { at: 2008.2, price: 1010 },
  { at: 2008.8, price: 710 },
  { at: 2011.7, price: 1920, label: '约$1,920' },
  { at: 2015.96, price: 1050, label: '约$1,050' },
  { at: 2020.6, price: 2070 },
  { at: 2022.84, price: 1620 },
  { at: 2025.8, price: 4000, label: '$4,000' },
];

/** The three long rises, and what came after each of them. */
export const RISES = [
  {
    years: [1971.6, 1980.1],
    period: '1971—1980',
    from: '$35',
    to: '$850',
    why: '美元与黄金脱钩，两次石油危机推高通胀，金价放开了缰绳。',
    after: '到 1999 年跌回 $250 附近，一等就是十九年。',
  },
  {
    years: [2001.2, 2011.7],
    period: '2001—2011',
    from: '约 $260',
    to: '约 $1,920',
    why: '互联网泡沫、金融危机、量化宽松，一棒接着一棒。',
    after: '到 2015 年底跌至 $1,050 附近，回落四成半。',
  },
  {
    years: [2015.96, 2025.8],
    period: '2015—2025',
    from: '约 $1,050',
    to: '$4,000 之上',
    why: '疫情、通胀、央行购金与降息，2025 年 10 月站上四千美元。',
    after: '还没有写完。途中 2020 至 2022 年，也曾回落两成有余。',
  },
] as const;
