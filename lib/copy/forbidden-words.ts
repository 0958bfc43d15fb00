import { readableText } from './written-text';

/** Superlatives that advertising law forbids. The lookaheads exclude neutral uses of the same characters. */
const SUPERLATIVES: readonly RegExp[] = [
  /最(?![终近新后先初迟晚早多少长短])(?![高低大小]的?(?:金额|入金|手数|限额|额度|变动|价格变动|权限|保证金|交易|单位|可|为|不超过|\d))/g,
  /第一(?![条款项章节步次期轮题位档级阶天周季类个批]|时间)/g,
  /唯一(?!标识|识别|编号|性)/g,
  /首选|顶级|顶尖|极致|独家|全网|王牌|领袖|国家级|世界级|绝无仅有|史无前例|万能|永久|NO\.?\s?1(?!\d)|100\s?%/gi,
];

/** A term that consumer law treats as unfair, and backing by authorities that does not exist. */
const FALSE_AUTHORITY: readonly RegExp[] = [/最终解释权/g, /(?:政府|央行|国家|官方|银行)(?:背书|担保|兜底)/g];

/** Promises of a result. A text may deny them (`并非保本`) or quote them in a warning (`以“稳赚”招揽`). */
const PROMISES =
  /保本|保收益|保证(?:盈利|收益|获利)|稳赚|稳赢|包赚|必赚|必涨|只赚不赔|零风险|无风险|零亏损|日赚|躺赚|翻倍收益|收益翻倍|利润翻倍|内部消息|暴富|一夜致富/g;

const DENIAL = /不(?![仅但只用止愁怕担必])|并非|绝非|未|没有|无法|切勿|请勿|禁止|谨防|拒绝/;
const WARNING = /诈骗|骗局|骗术|虚假宣传|警惕|谨防|停止往来/;
/** Punctuation in normal width, as in the text that is searched. */
const PART_END = /[,。;:!?\n]/;
const SENTENCE_END = /[。!?\n]/;

/**
 * Forbidden advertising words in a text, in the order of the text and as a reader takes it, see {@link readableText}. A promise counts as
 * denied only if the denial comes before it in the same comma-separated part.
 */
export function findForbiddenWords(written: string): string[] {
  const text = readableText(written);
  const claims = [...SUPERLATIVES, ...FALSE_AUTHORITY].flatMap((pattern) => [...text.matchAll(pattern)]);
  const promises = [...text.matchAll(PROMISES)].filter(
    ({ 0: word, index }) => !isDenied(text, index) && !isQuotedInWarning(text, index, word),
  );
  return [...claims, ...promises].sort((a, b) => a.index - b.index).map(([word]) => word);
}

function isDenied(text: string, index: number): boolean {
  // Stryker disable next-line StringLiteral: a split text has a last part; only the compiler needs the default
  return DENIAL.test(text.slice(0, index).split(PART_END).at(-1) ?? '');
}

function isQuotedInWarning(text: string, index: number, word: string): boolean {
  const before = text.slice(0, index);
  const after = text.slice(index + word.length);
  if (!/[“‘「『"]$/.test(before) || !/^[”’」』"]/.test(after)) return false;
  return WARNING.test(`${before.split(SENTENCE_END).at(-1)}${after.split(SENTENCE_END)[0]}`);
}
