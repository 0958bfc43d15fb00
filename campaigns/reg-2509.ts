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
        { shape: 'clock', x: 18, y: 52, width: 34 },
        { shape: 'chart', x: 84, y: 50, width: 36 },
        { shape: 'book', x: 50, y: 82, width: 70 },
        { shape: 'hand-phone', x: 52, y: 60, width: 56 },
        { shape: 'pen', x: 84, y: 80, width: 38 },
        { shape: 'leaf', x: 24, y: 30, width: 9, turn: -30, motion: 'drift' },
        { shape: 'leaf', x: 16, y: 90, width: 11, turn: 60 },
      ],
    },
    form: { title: '报到：填写手机号', submit: '开户领见面礼' },
  }),
);
