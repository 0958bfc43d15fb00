/** What a figure can be said of, and the words by which a text names it. */
export const SUBJECTS = {
  registered: /注册|开户|开立|开账户/u,
  verified: /实名|认证/u,
  card: /绑卡|绑定|银行卡/u,
  'first-deposit': /首次入金|首笔|首入金|首次到账|入金/u,
  deposit: /累计入金|入金/u,
  lots: /平仓|交易礼|手数/u,
  day: /每天|每日|进店|签到/u,
  /** The lowest step of a ladder. */
  lowest: /头一档|首档|首段|[\d手] ?起(?=按|就|步|领|另|各|四|有|即|，|$)/u,
  /** The smallest prize of a draw. */
  least: /至少/u,
  /** What all rewards, or those of one list, come to. */
  sum: /合计/u,
  most: /至多|高达|封顶|面值|上限|为限/u,
  /** What is left of a sum without its first part. */
  rest: /还有.+等您/u,
  /** What a higher step has over a lower one. */
  step: /补(?=发|领|差|上|的|\s?[\d$])|差(?=额|\s?[\d$])|再做|升/u,
  /** How a bonus becomes a balance. */
  bonus: /存入|到账起|到账之日|转换|可出金|赠金在手|灯期|算起|该份|可作保证金/u,
  /** What of a bonus a closed lot converts into a balance. */
  turns: /转为可出金|转出 \$|手转 \$|有 \$\d+ 转为/u,
  claim: /活动结束后/u,
  opened: /注册后|注册未满/u,
  short: /持仓不足|计入累计手数/u,
  hit: /猜中|投对|选中|照得/u,
  streak: /连中(?= ?\d)|的加赠|加赠$/u,
  row: /连续|签满/u,
  wait: /生效|小时/u,
  valid: /有效/u,
  share: /亏损平仓的|补/u,
  right: /答对|全对|题全部/u,
  /** How many questions a term has. */
  term: /每(?:周|期|卷) ?\d+ 题/u,
  closes: /截止|[\d日] ?前(?=选|投)/u,
  result: /揭晓|起公布|后看|之后核对|开放|令时/u,
  each: /每位|邀请礼|邀请人得/u,
  guests: /加席|满 \d+ 位/u,
  monthly: /每月/u,
  /** Of the world and of contracts, which no definition tells. */
  world: /市场价|点差(?!抵扣)|折下来|摊到|精确到|容量|盎司/u,
} as const satisfies Record<string, RegExp>;
export type Subject = keyof typeof SUBJECTS;

/** Where a text names one of these, it means nothing else, whatever else it names. */
export const STRICT: readonly Subject[] = [
  'lowest',
  'least',
  'sum',
  'rest',
  'turns',
  'claim',
  'opened',
  'streak',
  'term',
  'closes',
  'result',
  'world',
];

/** What is said of these alone is not meant by a text that does not name them. */
export const NAMED_ONLY: readonly Subject[] = [...STRICT, 'step', 'bonus', 'short', 'guests', 'wait', 'valid'];
