import { defineCampaign } from '@/lib/campaign/define';
import { SEPTEMBER_TOTAL, septemberOpening } from './shared/september-opening';

export default defineCampaign(
  'campaigns/reg-2509.ts',
  septemberOpening({
    slug: 'reg-2509',
    description: `九月是重新开始的月份。开立真实账户，完成实名、首次入金与首月交易，三份见面礼合计 $${SEPTEMBER_TOTAL}。`,
    theme: 'jade',
    hero: {
      kicker: '九月 · 新客见面礼',
      headline: '九月，账户也开学',
      composition: 'beside',
      scene: [
        { part: 'glow', x: 50, y: 50, width: 110 },
        { part: 'globe', x: 74, y: 34, width: 50 },
        { part: 'chart', x: 28, y: 38, width: 42 },
        { part: 'book', x: 50, y: 76, width: 66 },
        { part: 'coin-stack', x: 82, y: 74, width: 36 },
        { part: 'coin', x: 12, y: 66, width: 16, turn: -20, motion: 'float' },
        { part: 'coin', x: 52, y: 10, width: 12, turn: 24, motion: 'float' },
        { part: 'leaf', x: 16, y: 14, width: 12, turn: -30, motion: 'drift' },
        { part: 'leaf', x: 92, y: 8, width: 9, turn: 40, flip: true, motion: 'drift' },
      ],
    },
    form: { title: '报到：填写手机号', submit: '开户领见面礼' },
  }),
);
