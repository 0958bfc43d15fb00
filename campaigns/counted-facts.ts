import type { Fact } from './facts';

const from = (source: string, ...says: string[]): Fact[] => says.map((words) => ({ says: words, source }));

/** Figures in Chinese characters that hold in every campaign. */
export const COUNTED_EVERYWHERE: readonly Fact[] = [
  ...from('引擎：一个来源只发放一次', '每项领取一次', '每期每档一份', '限领一张'),
  ...from('报价的精度', '保留两位小数'),
];

/** Figures in Chinese characters that one campaign's texts take as an example or tell of the world; by slug. */
export const COUNTED: Readonly<Record<string, readonly Fact[]>> = {
  'answer-2505': from('往期题目保留的期数', '此前三期'),
  'answer-2505-single': from('answer-2505 每期的题数', '那边每周五题'),
  'bull-market': [
    ...from('世界黄金协会：各年度的黄金需求趋势', '连续三年净购金'),
    ...from('2,070 美元到 1,620 美元的跌幅', '两成有余'),
  ],
  cgold: [...from('买涨与买跌', '两个方向'), ...from('周一至周五', '五天几乎不停')],
  christmasAndNewyear: from('奖品较多的两扇门', '25 日与 31 日两扇'),
  'easter-2504': from('例子：三次用去一次', '只敲了一枚，剩下两次'),
  eightflybackActivity: from('两档回赠各为一个活动', '$88 与 $99 两档'),
  flybackActivity: from('两档回赠各为一个活动', '$88 与 $99 两档', '两档回赠属于'),
  'guess-2508': from('每个交易日一轮', '每日一题'),
  'guess-rate-2509': [
    ...from('美联储每年的议息例会', '一年八次', '两次例会之间'),
    ...from('每轮每个账户猜一次', '每个账户一次'),
  ],
  'jf-send-usdt-2509': from('例子', '分四次各入'),
  jyzj5: from(
    '赠金为平时的两倍',
    '按双份算',
    '双份月',
    '写上双份',
    '按平时的两倍发',
    '换双份赠金',
    '领双份',
    '双份，怎么个双法',
  ),
  newCustomerFirst: from('例子', '分两次转'),
  'register-2501': from('例子', '分两笔，各一半', '分成两笔'),
  'scramble-dollar-2501': from('引擎：一场一个账户抢一次', '限抢一个'),
  'signin-2506': [...from('习语', '半个月'), ...from('里程碑的天数，写成汉字', '签满二十五次')],
  'transaction-2507': from('月榜的长度与隐去的位数', '居前的十个账户', '首尾两位'),
  'triple-surprise': from('例子', '分两笔凑满'),
  'zhongqiu-2509': from('月饼礼盒的内容', '广式月饼六枚', '各两枚'),
};
