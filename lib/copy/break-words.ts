import 'server-only';
import type { Brand } from '../brand/schema';
import { BREAK } from './break-mark';
import { keepUnits } from './keep-units';

/** Words that the segmenter takes apart. */
const WORDS = `
  开户 开立 实名 绑卡 解绑 平仓 开仓 持仓 下单 买涨 卖跌 涨跌 止损 止盈 跳空 点差 套息 仓位 价位 手数 杠杆 爆仓
  伦敦金 伦敦银 金价 银价 金市 金条 金豆 开市 收市 休市 买价 卖价 实时价 收盘价 开盘价 价差 美联储 议息 加息 降息 非农
  赠金 回赠 返现 保证金 体验金 余额 余量 入金 出金 入账 到账 转为 首笔 单笔 首单 亏损单 补偿券 保险券 券面 名额 席位
  手机号 手机 验证码 身份证 身份证号码 银行卡 储蓄卡 中转行 第三方 人民币 账号 卡号 尾号 名下 绑定 注销 链接 二维码 邀请码 扫码 长按 勾选 点击 加载
  浏览器 安卓 安装包 应用商店 开发者 地址栏 客户端 在线客服 客服 微信 腾讯 页面 极速版
  答题 竞猜 签到 补签 漏签 连签 连中 集印 成绩卡 积分铺 红包雨 彩蛋 月色 月相 回窝 新人礼 见面礼 送完即止 用完 兑完 抢完 发完 领完
  工作日 个工作日 交易日 有效期 时间表 冬令时 夏令时 岁末 开镰 金秋 复活节 往期 返场 天数 题数 达标 新客户 老客户 老账户 怎么办 怎么算
  次日 次月 金叶子 工分簿 每手 每户 每期 每日 每天 每月 每题 每场 每笔 每单 每级 每个 这个 那个 哪个 一个 各就各位 就好
`
  .trim()
  .split(/\s+/);

/** Characters that belong to the word before them; other lone ones belong to the next word. */
const ENDINGS =
  '的了着过吗呢吧们者员性处里中上下内外后前时起得率礼券档价额金卡号码器页款单版口间边旁点次份张条枚颗只笔手题天日月年周期场轮级位名元倍克步关层格盏扇块个把度区课奖完好到住出入去开';

/** Words that stay with the figure after them, as single characters do. */
const LIMITS = new Set(['至多', '至少', '合计', '累计']);

/** Blanks before a dot, and within a name such as App Store. */
const BOUND_BLANK = / (?=[·/])|(?<=[A-Za-z]) (?=[A-Za-z])/g;

/** The most Chinese characters that lone ones are joined to. */
const MOST = 5;

const KNOWN_WORDS = wholeWords([]);

const HAN = /\p{Script=Han}/u;
const OPENS = /[\p{Ps}\p{Pi}]/u;

// biome-ignore lint/style/noRestrictedGlobals: runs on servers only
const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' });
const known = new Map<string, string>();
/** Brands and revisions are few, but the process lives long. */
const MOST_KNOWN = 20_000;

/**
 * Marks where a line of a text may end: between words, not within a word, a figure with its unit, or a name. The
 * dictionary of `Intl.Segmenter` knows the common words; what it takes apart into single characters is joined.
 *
 * @param names of a brand, which stay whole
 */
export function breakWords(text: string, names: readonly string[] = []): string {
  const own = names.filter((name) => text.includes(name));
  const key = [text, ...own].join('\n');
  const before = known.get(key);
  if (before !== undefined) return before;
  const bound = keepUnits(text).replace(BOUND_BLANK, '\u00a0');
  const marked = units(tokensOf(bound, own)).join(BREAK);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, marked);
  return marked;
}

/** Fields of a definition that pages show as lines of words. */
const SHOWN = new Set(
  'headline lead kicker title text question note hint task paid valid submit verify action deposit conditionLabel'.split(
    ' ',
  ),
);

/** Marks the texts of a definition, or of a part of it, that pages show as lines of words. */
export function breakTexts<T>(value: T, { name, appName }: Pick<Brand, 'name' | 'appName'>): T {
  return markShown(value, [name, appName]);
}

function markShown<T>(value: T, names: readonly string[]): T {
  if (Array.isArray(value)) return value.map((item) => markShown(item, names)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const marked = Object.entries(value).map(([key, item]) => [
    key,
    typeof item !== 'string' ? markShown(item, names) : SHOWN.has(key) ? breakWords(item, names) : item,
  ]);
  return Object.fromEntries(marked) as T;
}

function tokensOf(text: string, names: readonly string[]): string[] {
  const parts = text.split(names.length > 0 ? wholeWords(names) : KNOWN_WORDS);
  const tokens = parts.flatMap((part, index) =>
    index % 2 === 1 ? part : Array.from(segmenter.segment(part), ({ segment }) => segment),
  );
  return tokens.map((token, index) => {
    const [last = '', next = ''] = [tokens[index - 1], tokens[index + 1]];
    const isLone = /^\p{Script=Han}$/u.test(last) && !/\d$/.test(tokens[index - 2] ?? '');
    return token === ' ' && /^[\d$]/.test(next) && (isLone || LIMITS.has(last)) ? '\u00a0' : token;
  });
}

/** Finds the words that stay whole, the longest first. */
function wholeWords(names: readonly string[]): RegExp {
  const words = [...names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')), ...WORDS];
  return new RegExp(`(${words.sort((a, b) => b.length - a.length).join('|')})`, 'u');
}

/** Joins what stays on one line. */
function units(tokens: readonly string[]): string[] {
  const joined: string[] = [];
  tokens.forEach((token, index) => {
    const unit = joined.at(-1);
    if (unit !== undefined && staysWith(unit, tokens[index - 1] ?? '', token, tokens[index + 1] ?? ''))
      joined[joined.length - 1] = unit + token;
    else joined.push(token);
  });
  return joined;
}

/** Whether a token stays with the unit before it, whose last token is `last`. */
function staysWith(unit: string, last: string, token: string, next: string): boolean {
  const [a, b] = [last.slice(-1), token.charAt(0)];
  if (/[\s·/]/.test(a) || OPENS.test(a) || (!OPENS.test(b) && /[\p{P}\s]/u.test(b))) return true;
  if (/\p{P}/u.test(a) && a !== '%') return !HAN.test(b) && !OPENS.test(b) && /[.,:\-+]/.test(a);
  if (OPENS.test(b)) return false;
  const [isHanBefore, isHan] = [HAN.test(a), HAN.test(b)];
  if (!isHanBefore) return !isHan || !/[A-Za-z]/.test(a) || token.length === 1;
  if (!isHan) return last.length === 1;
  if (next === '\u00a0' && token.length === 1) return last.length === 1 && !ENDINGS.includes(last);
  const isLast = !/[\p{L}\p{N}\p{Sc}\p{Ps}\p{Pi}]/u.test(next.charAt(0));
  if (token.length === 1 && (ENDINGS.includes(token) || isLast)) return true;
  if (unit.replace(/\P{Script=Han}/gu, '').length + token.length > MOST) return false;
  return last.length === 1 && !(ENDINGS.includes(last) && unit.length > 1);
}
