import type { EmblemName } from './emblems';
import type { PatternName } from './patterns';
import type { ToneName } from './tones';

/** What the pictures of a brand need besides its definition. */
export interface Mark {
  emblem: EmblemName;
  /** The material of emblem and button. */
  tone: ToneName;
  pattern: PatternName;
  /** The background of header and banner, from the lit corner to the opposite one. */
  backdrop: readonly [string, string, string];
  /** The colour of the wordmark and small texts; readable on every colour of the background. */
  ink: string;
  lettering: 'sans' | 'serif';
  /** The corner radius of the button as a fraction of its height. */
  corner: number;
  tagline: string;
}

type Row = [
  emblem: EmblemName,
  tone: ToneName,
  pattern: PatternName,
  backdrop: Mark['backdrop'],
  ink: string,
  lettering: Mark['lettering'],
  corner: number,
  tagline: string,
];

const rows: Readonly<Record<string, Row>> = {
  default: [
    'scales',
    'gold',
    'lattice',
    ['#fffdf6', '#f8f0dd', '#ecdcb8'],
    '#2e2415',
    'serif',
    0.2,
    '金银有价 权衡有度',
  ],
  bfzh: ['feather', 'gold', 'silk', ['#a3202a', '#74131b', '#45090d'], '#fdeccb', 'serif', 0.5, '读懂行情 从容出手'],
  bfjy: ['islet', 'gold', 'contour', ['#24477c', '#132b50', '#0a1730'], '#f4ead2', 'sans', 0.24, '金市风浪 心中有岸'],
  jfjy: ['sail', 'pearl', 'swell', ['#0d6e68', '#0a625d', '#06433f'], '#f2fffb', 'sans', 0.5, '顺势扬帆 量力而行'],
  xyzx: ['star', 'starlight', 'stars', ['#42369a', '#261f63', '#120f33'], '#f0edff', 'sans', 0.5, '环球行情 一望可知'],
  jfgjs: ['anvil', 'ember', 'facets', ['#454a51', '#2a2d32', '#141618'], '#fff1df', 'sans', 0.14, '千锤成器 步步落实'],
  iekb: ['hexagon', 'cyan', 'hive', ['#ffffff', '#e3f4fb', '#bce0f0'], '#0f2f3f', 'sans', 0.3, '金价清澈 看得分明'],
  jinyunew: ['key', 'jade', 'lattice', ['#f9fef9', '#dff2e4', '#b4dcc0'], '#0f3620', 'serif', 0.3, '打开金银行情'],
  jybdxinyuenew: [
    'moon',
    'roseGold',
    'clouds',
    ['#6c3a83', '#43205a', '#260f33'],
    '#fdeaf3',
    'serif',
    0.5,
    '月色如金 行情常在',
  ],
  by04: ['ingot', 'copper', 'contour', ['#fbeecb', '#f0d295', '#dfb45a'], '#3a2206', 'serif', 0.2, '金银现货 明码报价'],
  gjs2: [
    'tripod',
    'bronze',
    'clouds',
    ['#2f5f4c', '#193b2d', '#0b2018'],
    '#f1f3da',
    'serif',
    0.16,
    '鼎立金市 言出有据',
  ],
  hfzt: ['wave', 'silver', 'swell', ['#2360c0', '#1a53b0', '#0e3680'], '#ffffff', 'sans', 0.5, '外汇金银 一处看清'],
  qfbd: ['compass', 'pearl', 'rays', ['#a63b0b', '#98340a', '#742306'], '#fff4e8', 'sans', 0.3, '找准方向 再迈一步'],
  'qfbd-ios': [
    'crown',
    'amethyst',
    'facets',
    ['#ffffff', '#ede6fb', '#cfc0f2'],
    '#2b1b52',
    'sans',
    0.5,
    '轻点屏幕 看懂金价',
  ],
  jixin: ['lotus', 'rose', 'ripples', ['#fffafc', '#fde3ec', '#f5b9cd'], '#4a1026', 'serif', 0.5, '清亮报价 安静看盘'],
  zfht: ['shield', 'teal', 'bars', ['#256a74', '#124650', '#07252b'], '#e9fbf8', 'sans', 0.2, '风险看得见 仓位管得住'],
  bfzh2: ['cash', 'wine', 'rays', ['#fffaf5', '#f7e8df', '#e6c7b9'], '#4f0f22', 'serif', 0.24, '一枚金 一份分寸'],
  jxyx: ['whale', 'abyss', 'swell', ['#12507f', '#0a2e4d', '#041320'], '#e8f8ff', 'sans', 0.5, '潮起潮落 皆是行情'],
  zfht3: ['sun', 'amber', 'rays', ['#40361f', '#1f1a0f', '#0b0904'], '#fff0c2', 'serif', 0.12, '日出有光 交易有度'],
  bftz: ['bell', 'olive', 'ripples', ['#fafbec', '#e6ecc6', '#c4d08c'], '#2a3310', 'serif', 0.3, '金市钟声 每日准点'],
  xy07: ['bridge', 'silver', 'candles', ['#51677c', '#3d5369', '#212f3d'], '#ffffff', 'sans', 0.24, '连接您与全球金市'],
};

/** The mark of each brand, by appCode. */
export const marks: Readonly<Record<string, Mark>> = Object.fromEntries(
  Object.entries(rows).map(([appCode, [emblem, tone, pattern, backdrop, ink, lettering, corner, tagline]]) => [
    appCode,
    { emblem, tone, pattern, backdrop, ink, lettering, corner, tagline },
  ]),
);
