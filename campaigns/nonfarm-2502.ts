import { defineCampaign } from '@/lib/campaign/define';
import { ran } from './shared/constants';
import { MILESTONE_TOTAL, signinCampaign } from './shared/signin';

const MILESTONES = [
  { days: 3, amount: 3 },
  { days: 6, amount: 8 },
  { days: 8, amount: 18 },
];
const FRIDAY = 5;

export default defineCampaign(
  'campaigns/nonfarm-2502.ts',
  signinCampaign({
    slug: 'nonfarm-2502',
    title: '三月非农签到',
    description: `数据周，天天报到。非农多在周五公布，这一天签到计{doubled|count}天、积分{doubled|pair}倍；一周签满，赠金合计 ${MILESTONE_TOTAL}。`,
    theme: 'azure',
    constants: {
      firstRun: ran('2025年3月3日至9日'),
      firstRelease: ran('3月7日（周五）21:30'),
      firstNonfarm: ran('2025年3月7日 21:30'),
      weekDays: { is: 7, source: '一周的天数' },
    },
    firstRun: '首期：{firstRun}，美国非农于{firstRelease} 公布。',
    hero: {
      headline: '周{signin.doubleDays.1|weekday}，一天当{doubled|count}天',
      offer: '连签得 {signin.milestones.1.amount}',
      lead: '{signin.milestones.1.days} 天得 {signin.milestones.1.amount}，{signin.milestones.2.days} 天再得 {signin.milestones.2.amount}，{signin.milestones.last.days} 天再得 {signin.milestones.last.amount}。首期迎 {firstNonfarm} 非农，此后每周{once|count}轮。',
      composition: 'beside',
      scene: [
        { shape: 'glow', x: 56, y: 46, width: 98, opacity: 0.7 },
        { shape: 'globe', x: 46, y: 24, width: 40, opacity: 0.6 },
        { shape: 'candles', x: 82, y: 28, width: 40, opacity: 0.9 },
        { shape: 'calendar', x: 56, y: 54, width: 62 },
        { shape: 'bell', x: 28, y: 80, width: 28, turn: -12, motion: 'float' },
        { shape: 'clock', x: 82, y: 76, width: 38, motion: 'shine' },
      ],
    },
    calendarTitle: '本周报到表',
    cycle: 'week',
    points: 10,
    doubleDays: [FRIDAY],
    what: ['{doubled|pair}倍日当周有没有非农都一样；非农通常在月初的周五公布，实际日期以美国劳工统计局为准。'],
    milestoneName: '数据周礼',
    milestones: MILESTONES,
    makeUpCards: 1,
    conversion: { days: 30, perLot: 8 },
    steps: {
      title: '一周这样走',
      items: [
        { icon: 'calendar', title: '周一到周四', text: '每天签一次，{signin.daily.amount} 积分，天数加一。' },
        {
          icon: 'chart',
          title: '周{signin.doubleDays.1|weekday}',
          text: '{signin.daily.amount * doubled} 积分，天数加二；若逢非农，晚间看数据。',
        },
        {
          icon: 'gift',
          title: '周末收官',
          text: `{weekDays|count}天不断，计作{weekDays + signin.doubleDays.count|count}天，{signin.milestones.count|count}份礼合计 ${MILESTONE_TOTAL}。`,
        },
      ],
    },
    reasons: {
      title: '看数据，先备{reasons.count|count}件事',
      items: [
        {
          icon: 'clock',
          title: '记准时间',
          text: '美国夏令时 {summerRelease}、冬令时 {winterRelease} 公布，均为北京时间。',
        },
        { icon: 'shield', title: '留足余地', text: '公布前后点差可能扩大，轻仓比猜得准更要紧。' },
        { icon: 'order', title: '先设止损', text: '跳空时成交价可能偏离预设价，止损也要留宽度。' },
      ],
    },
    questions: [
      {
        question: '周{signin.doubleDays.1|weekday}漏签了，补签还算{doubled|count}天吗？',
        answer:
          '算。周六、周日可用补签卡补周{signin.doubleDays.1|weekday}，积分照样{doubled|pair}倍，天数照样加二；只有{signin.makeUpCards|count}张，留给它也不错。',
      },
      {
        question: '为什么{weekDays|count}天能签出{weekDays + signin.doubleDays.count|count}天？',
        answer:
          '周{signin.doubleDays.1|weekday}一天计{doubled|count}天，连续{weekDays|count}天就计作{weekDays + signin.doubleDays.count|count}天，正好够到第{signin.milestones.last.place|ordinal}份礼。',
      },
      { question: '签到要交易吗？', answer: '不用。签到只看您来没来，数据行情做不做，由您自己判断。' },
    ],
  }),
);
