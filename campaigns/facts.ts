import { NOTICE_DAYS } from '@/lib/campaign/life';
import type { Campaign } from '@/lib/campaign/schema';
import { SPOT_GOLD } from '@/lib/trading/spot-gold';
import eightFlyback from './eight-flyback-activity';
import flyback from './flyback-activity';
import tradeLowest from './trade-lowest-2503';

/** Figures in the words in which texts tell them, and where they come from. */
export interface Fact {
  says: string;
  source: string;
}

const { ouncesPerLot, spread, minLots, stopOut, marginRate } = SPOT_GOLD;
const LEVERAGE = 1 / marginRate;
const LOT_COST = spread * ouncesPerLot;
/** What a lot costs once the subsidy of a tier is spread over its lots. */
const NET = tradeLowest.activities
  .flatMap((activity) => (activity.kind === 'tiers' ? activity.tiers : []))
  .map(({ from: lots, reward }) => ({ lots, net: LOT_COST - reward / lots }));
const LOWEST = Math.min(...NET.map(({ net }) => net));

/** What holds in every campaign. */
export const EVERYWHERE: readonly Fact[] = [
  ...from(
    '北京时间与其日、周、月的起止',
    'GMT+8',
    '00:00 至 24:00',
    '北京时间 00:00',
    '每日（北京时间）00:00',
    '次日 00:00',
  ),
  ...from(
    '北京时间与其日、周、月的起止',
    '周一 00:00',
    '周日 24:00',
    '1 日 00:00',
    '最后一日 24:00',
    '每月 1 日',
    '下月 1 日',
  ),
  ...from('客户协议：可开户的年龄', '18 周岁'),
  ...from('活动结束的公布期限', `提前 ${NOTICE_DAYS} 日`),
  ...from('取消资格的复核期限', '7 日内提交说明'),
  ...from('奖励的到账期限', '领取后 1 个工作日内', '结算后 1 个工作日内', '1 个工作日内存入', '1 个工作日内到账'),
  ...from('客服核实答复的期限', '2 个工作日内核', '2 个工作日内答复'),
  ...from('实物奖品的寄送期限', '5 个工作日内联系', '5 个工作日内包邮寄出'),
  ...from('赠金转换与手数的计数单位', '每平仓 1 手', '不足 1 手'),
  ...from(
    '产品细则：最小手数，手数的精度',
    ...['精确到', '从', '以'].map((before) => `${before} ${minLots} 手`),
    ...['也', '即可下单', '起，买涨'].map((after) => `${minLots} 手${after}`),
  ),
  ...from('产品细则：伦敦金与伦敦银的合约', `金为 ${ouncesPerLot} 盎司`, '银为 5,000 盎司'),
  ...from('活动规则：计入手数的最短持仓', '不足 5 分钟'),
  ...from('足金的国家标准', '成色足金 999'),
  ...from('美国劳工统计局：纽约时间早上八点半公布', '纽约 08:30', '夏令时 20:30、冬令时 21:30'),
];

/** What one campaign's texts tell of the world, of its own past and of other documents, or take as an example; by slug. */
export const OF_CAMPAIGNS: Readonly<Record<string, readonly Fact[]>> = {
  'answer-2412': ran('2024年12月'),
  'answer-2505': ran('2025年5月5日至11日'),
  'answer-2505-single': ran('2025年5月19日至25日'),
  'bull-market': [
    ...from('美联储 2024 年 9 月的议息声明', '2024 年 9 月起'),
    ...from('世界黄金协会：各年度的黄金需求趋势', '2022 至 2024 年', '超过 1,000 吨'),
    ...from('伦敦金的历史高低点', '2020 年 8 月到 2022 年 11 月', '2,070 美元附近', '1,620 美元附近'),
  ],
  cgold: [
    ...from(
      '伦敦金标准账户的合约',
      `一手 ${ouncesPerLot} 盎司`,
      `只做 ${minLots} 手，也就是 ${ouncesPerLot * minLots} 盎司`,
    ),
    ...from(
      '伦敦金标准账户的合约',
      `点差每盎司 $${spread.toFixed(2)}`,
      `点差 $${spread.toFixed(2)}`,
      `每手 $${LOT_COST}`,
    ),
    ...from('伦敦金标准账户的合约', `保证金约 ${percent(marginRate)}`, `合约价值的 ${percent(marginRate)}`),
    ...from('伦敦金标准账户的合约', `保证金比例 ${percent(marginRate)}`, `已用保证金的 ${percent(stopOut)}`),
    ...from('保证金比例的倒数', `${LEVERAGE} 倍杠杆：金价变动 1%，保证金的盈亏约为 ${LEVERAGE}%`),
    ...from('隔夜利息按一年 360 天计', '÷ 360'),
  ],
  christmasAndNewyear: [...ran('2024年12月23日至2025年1月3日'), ...from('奖品的市场价', '市场价约 $130')],
  'compensate-plan': [
    ...from('生效后头一笔亏损单', '第 1 笔'),
    ...from('例子：券面减去亏损', '亏损 $12，用 $20 的券，剩下的 $8'),
  ],
  'dragon-boat-festival': [...ran('2025年5月31日（端午）至6月2日'), ...ran('2025 年端午')],
  'easter-2504': ran('2025年4月18日（耶稣受难日）至4月21日（复活节星期一）'),
  eightflybackActivity: from(
    '另一档回赠',
    '$99 一档',
    '$88 和 $99',
    '$88 与 $99',
    termsOf(flyback),
    termsOf(eightFlyback),
  ),
  'first-amount-2502': ran('2025年2月，正月十五（2月12日）前后'),
  flybackActivity: from('另一档回赠', `${eightFlyback.hero.offer.replace('至多 ', '')} 回赠`, '$88 与 $99'),
  'golden-autumn': [
    ...ran('2024年9月22日'),
    ...from('例子：在两档之间', '首次入金 $800', '距 $1,000 一档还差 $200'),
    ...from('例子：赠金除以每手转换的数额', '例如 $88 要平仓约 7.34 手'),
  ],
  'golden-autumn-1': ran('2024年10月23日'),
  'golden-autumn-1227': ran('2024年12月27日'),
  'guess-2508': ran('2025年8月1日，当日 20:30 公布7月非农就业数据'),
  'guess-rate-2509': [
    ...ran('2025年9月18日 02:00', '9月18日 01:30 截止'),
    ...from('美联储 2025 年 9 月的议息声明', '目标区间调至 4.00%～4.25%'),
    ...from('美联储：华盛顿时间下午两点公布', '华盛顿 14:00'),
    ...from('例子', '降 75 个基点'),
  ],
  guessing: ran('2025年8月1日至8月28日投票', '竞猜2025年8月'),
  'insurance-2508': [
    ...ran('2025年8月1日'),
    ...from('例子：同一笔亏损按各档计算', '亏损 $90', '算来 $18', '即 $27', '即 $45'),
  ],
  'integrate-2412': [
    ...ran('2024年12月1日'),
    ...from('实物奖品的登记、寄出与换货期限', '7 日内向在线客服登记', '10 个工作日内寄出', '15 日内可以换货'),
  ],
  'invite-2412': [...ran('2024年12月1日'), ...from('例子：多于每月上限', '请了 10 位')],
  'jf-send-usdt-2509': [
    ...ran('2025年9月1日'),
    ...from('收款地址核对与转出的期限', '2 个工作日内转出', '2 个工作日内与您核对', '30 天内未提供收款地址'),
  ],
  jyzj5: [...ran('2025年5月1日至5月31日'), ...from('例子：两档', '10 手的赠金是再加 2 手那档')],
  kh_7694_form: [
    ...from('规则各标题的次序', '规则第 4 条'),
    ...from('手数的计算', '开仓 1 手并平仓 1 手，计为 1 手'),
    ...from('产品细则：伦敦金与伦敦银的合约', `金 1 手为 ${ouncesPerLot} 盎司`, '银 1 手为 5,000 盎司'),
  ],
  'labour-day-2505': [
    ...ran('2025年5月1日至5月5日'),
    ...from('例子', '平仓 0.5 手', '两次 0.5 手'),
    ...from('奖品的容量与市场价', '容量 750 毫升', '市场价约 $15'),
  ],
  'lottery-october': [...ran('2024年10月1日至10月31日'), ...from('奖品的市场价', '市场价约 $130')],
  moonFestival: ran('2024年9月15日至17日'),
  newCustomerFirst: from('例子：差一块到一档', '入了 $499'),
  'newcomer-2412': ran('2024 年 12 月 1 日'),
  'newcomer-2504': ran('2025 年 4 月 1 日'),
  'newcomer-2507': [
    ...ran('2025年7月1日'),
    ...from('体验单的手数限制', `${minLots} 至 0.10 手`),
    ...from('体验金盈利的上限，两份合计', '两份体验金合计以 $50 为限', '两份合计以 $50 为限'),
  ],
  'newcomer-2510': ran('2025 年 10 月 1 日'),
  'newcomer-fall-2412': ran('2024 年 12 月'),
  nonagricultural: [
    ...ran('2024年12月6日 21:30 公布的2024年11月'),
    ...from('财经日历取预期值的时刻', '公布前一日 18:00'),
  ],
  'nonfarm-2502': ran('2025年3月3日至9日，美国非农于3月7日（周五）21:30 公布', '2025年3月7日 21:30'),
  'nonfarm-2504': [
    ...ran('2025年5月2日 20:30 公布的2025年4月'),
    ...from('美国劳工统计局：2025 年头四份报告的首次公布值', '2025年头四份', '例如 17.7 万人'),
    ...from(
      '美国劳工统计局：2025 年头四份报告的首次公布值',
      '2025年1月数据首次公布值 14.3 万，2月 15.1 万，3月 22.8 万，4月 17.7 万',
    ),
  ],
  'reg-2509': ran('2025年9月1日'),
  'reg-25091': ran('2025年9月1日'),
  'register-2501': ran('2025年1月1日起，跨2025年1月29日春节'),
  'scramble-dollar-2501': ran('2025年1月29日（农历正月初一）00:00'),
  'sign-in-hot-gold': [...ran('2025年4月14日至20日'), ...from('金的熔点', '1064℃')],
  'sign-in-jx': ran('2025年4月'),
  'signin-2506': [...ran('2025年7月1日至31日'), ...from('双倍日的末位数', '逢 7 的日子')],
  summer: [
    ...ran('2025年6月21日（夏至）至8月31日'),
    ...from('美国劳工统计局：夏令时的公布时刻', '北京时间 20:30'),
    ...from('奖品的市场价', '市场价约 $18'),
  ],
  tradeCashBack: [
    ...from('例子：手数乘以每手返现', '0.37 手欧元兑日元，返 $1.85'),
    ...from('返现的精度', '精确到 0.01 美元'),
    ...from('产品细则：外汇合约', '100,000 单位'),
  ],
  'trade-lowest-2503': [
    ...ran('2025年3月1日至3月31日'),
    ...from('伦敦金标准账户的点差', `成本 $${LOT_COST}`, `点差一手 $${LOT_COST}`, `点差 $${LOT_COST}`),
    ...from('点差减去摊到每手的补贴', ...NET.map(({ lots, net }) => `${lots} 手 $${net}`)),
    ...from('点差减去摊到每手的补贴，头一档', `${NET[0]?.lots} 手一档折下来是每手 $${NET[0]?.net}`),
    ...from('点差减去摊到每手的补贴，末一档', `低至 $${LOWEST}`, `每手省 $${LOT_COST - LOWEST}`),
  ],
  'trans-2510': [...ran('2025年10月1日至10月31日'), ...from('例子：持仓过月', '10 月开、11 月平的，记在 11 月')],
  'transaction-2507': ran('2025年7月1日至7月31日'),
  'treasure-box-2412': [...ran('2024年12月1日至12月31日'), ...from('奖品的市场价', '市场价约 $260')],
  'triple-surprise': ran('2024 年 11 月'),
  'triple-surprise-1227': ran('12月27日再启', '2024 年 12 月 27 日'),
  'us-election': [...ran('2024年11月5日'), ...from('没有人投票的比例', '显示 0%')],
  'zhongqiu-2509': [...ran('2025年9月22日至10月6日'), ...from('奖品的市场价', '市场价约 $25')],
};

function from(source: string, ...says: string[]): Fact[] {
  return says.map((words) => ({ says: words, source }));
}

/** When a campaign ran for the first time. */
function ran(...days: string[]): Fact[] {
  return from('首期的日期', ...days);
}

function percent(part: number): string {
  return `${part * 100}%`;
}

/** What a flyback takes, as its sibling tells it. */
function termsOf({ activities, hero }: Campaign): string {
  const conditions = activities.flatMap((activity) => (activity.kind === 'tasks' ? activity.tasks : []));
  const [deposit, lots] = conditions.flatMap(({ condition }) => ('from' in condition ? condition.from : []));
  return `${hero.offer.replace('至多 ', '')} 需入金 $${deposit}、平仓 ${lots} 手`;
}
