import { defineCampaign } from '@/lib/campaign/define';
import { septemberOpening } from './shared/september-opening';

export default defineCampaign(
  'campaigns/reg-2509.ts',
  septemberOpening({
    slug: 'reg-2509',
    description:
      '九月是重新开始的月份。开立真实账户，完成实名、首次入金与交易，{tasks.count|count}份见面礼合计 {tasks.amount.sum}。',
    theme: 'jade',
    hero: {
      kicker: '九月见面礼',
      headline: '九月，账户也开学',
      composition: 'arch',
      scene: [
        { shape: 'glow', x: 50, y: 56, width: 104 },
        { shape: 'clock', x: 20, y: 52, width: 34 },
        { shape: 'globe', x: 54, y: 49, width: 50 },
        { shape: 'chart', x: 86, y: 56, width: 32 },
        { shape: 'book', x: 50, y: 78, width: 70 },
        { shape: 'coin-stack', x: 84, y: 84, width: 30 },
        { shape: 'coin', x: 12, y: 82, width: 17, turn: -20, motion: 'float' },
        { shape: 'coin', x: 82, y: 34, width: 11, turn: 24, motion: 'float' },
        { shape: 'leaf', x: 24, y: 28, width: 9, turn: -30, motion: 'drift' },
        { shape: 'leaf', x: 30, y: 94, width: 10, turn: 60 },
      ],
    },
    form: { title: '报到：填写手机号', submit: '开户领见面礼' },
  }),
);
