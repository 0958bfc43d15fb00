import { SPOT_GOLD, spotGoldCost } from '@/lib/trading/spot-gold';

const { ouncesPerLot, spread, minLots, maxLots, marginRate, stopOut } = SPOT_GOLD;
/** An example of the risk disclaimer: one lot at this price of an ounce. */
const EXAMPLE_PRICE = 4000;
const EXAMPLE = spotGoldCost(EXAMPLE_PRICE, 1);
/** By how much the price falls in it, in US dollars for an ounce. */
const FALLS = [20, 40, 80, 100];

/** Figures in the words in which texts beside definitions tell them, by where they come from. */
type KnownWords = Readonly<Record<string, readonly string[]>>;

export const OF_CLAUSES: KnownWords = {
  '风险披露的例子：一手伦敦金': [
    `伦敦金报价为每盎司 ${figure(EXAMPLE_PRICE)} 美元，买入 1 手（${ouncesPerLot} 盎司），合约价值 ${figure(EXAMPLE.value)} 美元`,
    `按 ${percent(marginRate)} 缴付保证金 ${figure(EXAMPLE.margin)} 美元`,
    '价格下跌对 1 手伦敦金',
    ...FALLS.flatMap((fall) => [
      `${fall} 美元`,
      percent(fall / EXAMPLE_PRICE),
      `${figure(fall * EXAMPLE.perDollar)} 美元`,
      ...(fall * EXAMPLE.perDollar <= EXAMPLE.margin ? [percent((fall * EXAMPLE.perDollar) / EXAMPLE.margin)] : []),
    ]),
    `超出 ${figure(Math.max(...FALLS) * EXAMPLE.perDollar - EXAMPLE.margin)} 美元`,
  ].filter((words) => words !== percent(1)),
  产品细则: [
    `${ouncesPerLot} 盎司／手`,
    `${minLots} 至 ${maxLots} 手`,
    `${spread.toFixed(2)} 美元／盎司（约 ${spread * ouncesPerLot} 美元／手）`,
    `合约价值的 ${percent(marginRate)}`,
    `参考标准为平日 ${percent(stopOut)}`,
    '5,000 盎司／手',
    '0.001 美元',
    '0.01 美元',
    '价格变动 1 美元时',
    '5,000 美元',
    '0.04 美元／盎司（约 200 美元／手）',
    '周一 06:00 至周六 04:45',
    '05:00 至 06:00',
  ],
  '公司介绍的例子：十分之一手': [
    '买入伦敦金 0.1 手（10 盎司），价格每变动 1 美元，盈亏变动 10 美元',
    `点差为每盎司 ${spread.toFixed(2)} 美元，开仓即产生约 ${spread * ouncesPerLot * 0.1} 美元`,
  ],
  个人信息的保存期限: ['6个月后更换', '不超过24个月', '连续3年未登录', '封存5年', '之日起6个月', '之日起5年'],
  可开户的年龄: ['十八周岁'],
  个人信息请求与投诉的答复期限: ['在十五个工作日内答复', '十五个工作日内书面答复', '在两个工作日内确认收到'],
  '短信验证码、会话与防重放记录的保存': ['有效期五分钟', '七日未使用或满三十日', '不超过二十四小时'],
  未送达的浏览记录在浏览器里的保存: ['不超过七日'],
  活动页版本的数字在浏览器里的保存: ['保存半年'],
  客服沟通记录的保存: ['自沟通之日起三年'],
  协议变更与终止的预告: ['至少提前七日', '至少提前十五日', '应提前七日通知', '至少提前三个工作日'],
  '资料更新、出金、负值补足与错误报价更正的期限': [
    '变更后十个工作日内',
    '在两个工作日内处理',
    '通知后三个工作日内',
    '发现后两个工作日内',
  ],
  异议与申诉的期限: ['发出后五个工作日内', '有权在十五日内申诉'],
  '说法，不是数目': ['第三人'],
};

/** In the texts of pages and components. */
export const OF_COMPONENTS: KnownWords = {
  'bull-market：黄金价格史': [
    '1971 至 2025 年金价转折点：35 美元、850 美元、约 250 美元、约 1,920 美元、约 1,050 美元、4,000 美元',
    "'约$250'",
    "'约$1,920'",
    "'约$1,050'",
    '两次石油危机',
    '到 1999 年跌回 $250 附近，一等就是十九年',
    "'约 $260'",
    "'约 $1,920'",
    '到 2015 年底跌至 $1,050 附近，回落四成半',
    "'约 $1,050'",
    "'$4,000 之上'",
    '2025 年 10 月站上四千美元',
    '途中 2020 至 2022 年，也曾回落两成有余',
    '粗线为三轮上涨',
  ],
  'dragon-boat-festival：题目所问': ['一船二十二人', '哪两种草'],
  手数与价格的精度: ['至多两位小数', '最多两位小数'],
  价格变动的计算单位: ['金价每动 $1'],
  卡号只示尾号: ['后四位'],
  '引擎：一个来源只发放一次': ['每券限领一次', '每期一次', '每场每人一个', '每人每场限一个'],
  '次数的来源：每满一档手数得一次': ['手 1 次'],
  补签一天用一张卡: ['用 1 张补签卡'],
  双倍日计两天: ['当日计两天'],
  练习题每周轮换: ['每周一期'],
  '登录、注册与实名各栏位的长度': [
    '6位数字',
    '4至12位',
    '至少8位',
    '13至19位',
    '18位，末位',
    '11位手机号',
    '18位身份证号码',
  ],
  可开户的年龄: ['须年满 18 周岁', '未满18周岁'],
  '奖励的到账期限，所列的份数': ['领取后 1 个工作日内', '最近 200 份'],
  出金的步骤与期限: ['四步完成', '四步出金', '一般在 2 个工作日内', '另需 1 至 3 个工作日'],
  说法: ['名称里的两个字'],
  'bull-market：三轮行情': ['三轮长牛，三次回头'],
  伦敦金标准账户的合约: [
    `金价每动 1 美元，一手的盈亏就是 ${ouncesPerLot} 美元`,
    `做一手 ${spread * ouncesPerLot} 美元`,
  ],
  'dragon-boat-festival：每期的题数': ['六题，六段江面'],
  数据与决议的公布时刻: ['按华盛顿 14:00', '按纽约 08:30'],
  体验单的手数限制: [`单笔 ${minLots} 至 0.10 手`],
};

function figure(value: number): string {
  return value.toLocaleString('en-US');
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}
