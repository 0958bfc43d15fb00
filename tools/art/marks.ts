import type { EmblemName } from './emblems';
import type { PatternName } from './patterns';
import type { ToneName } from './tones';

/** What the pictures of a brand need besides its definition. */
export interface Mark {
  emblem: EmblemName;
  /** The material of emblem and button. */
  tone: ToneName;
  pattern: PatternName;
  lettering: 'sans' | 'serif';
  /** The corner radius of the button as a fraction of its height. */
  corner: number;
  tagline: string;
}

type Row = [
  emblem: EmblemName,
  tone: ToneName,
  pattern: PatternName,
  lettering: Mark['lettering'],
  corner: number,
  tagline: string,
];

const rows: Readonly<Record<string, Row>> = {
  default: ['scales', 'gold', 'lattice', 'serif', 0.2, '金银有价 权衡有度'],
  bfzh: ['feather', 'gold', 'silk', 'serif', 0.5, '读懂行情 从容出手'],
  bfjy: ['islet', 'gold', 'contour', 'sans', 0.24, '金市风浪 心中有岸'],
  jfjy: ['sail', 'pearl', 'swell', 'sans', 0.5, '顺势扬帆 量力而行'],
  xyzx: ['star', 'starlight', 'stars', 'sans', 0.5, '环球行情 一望可知'],
  jfgjs: ['anvil', 'ember', 'facets', 'sans', 0.14, '千锤成器 步步落实'],
  iekb: ['hexagon', 'cyan', 'hive', 'sans', 0.3, '金价清澈 看得分明'],
  jinyunew: ['key', 'jade', 'lattice', 'serif', 0.3, '打开金银行情'],
  jybdxinyuenew: ['moon', 'roseGold', 'clouds', 'serif', 0.5, '月色如金 行情常在'],
  by04: ['ingot', 'copper', 'contour', 'serif', 0.2, '金银现货 明码报价'],
  gjs2: ['tripod', 'bronze', 'clouds', 'serif', 0.16, '鼎立金市 言出有据'],
  hfzt: ['wave', 'silver', 'swell', 'sans', 0.5, '外汇金银 一处看清'],
  qfbd: ['compass', 'pearl', 'rays', 'sans', 0.3, '找准方向 再迈一步'],
  'qfbd-ios': ['crown', 'amethyst', 'facets', 'sans', 0.5, '轻点屏幕 看懂金价'],
  jixin: ['lotus', 'rose', 'ripples', 'serif', 0.5, '清亮报价 安静看盘'],
  zfht: ['shield', 'teal', 'bars', 'sans', 0.2, '风险看得见 仓位管得住'],
  bfzh2: ['cash', 'wine', 'rays', 'serif', 0.24, '一枚金 一份分寸'],
  jxyx: ['whale', 'abyss', 'swell', 'sans', 0.5, '潮起潮落 皆是行情'],
  zfht3: ['sun', 'amber', 'rays', 'serif', 0.12, '日出有光 交易有度'],
  bftz: ['bell', 'olive', 'ripples', 'serif', 0.3, '金市钟声 每日准点'],
  xy07: ['bridge', 'silver', 'candles', 'sans', 0.24, '连接您与全球金市'],
};

/** The mark of each brand, by appCode. */
export const marks: Readonly<Record<string, Mark>> = Object.fromEntries(
  Object.entries(rows).map(([appCode, [emblem, tone, pattern, lettering, corner, tagline]]) => [
    appCode,
    { emblem, tone, pattern, lettering, corner, tagline },
  ]),
);
