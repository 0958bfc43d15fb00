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
        { part: 'glow', x: 56, y: 50, width: 106 },
        { part: 'clock', x: 30, y: 44, width: 30 },
        { part: 'globe', x: 62, y: 36, width: 54 },
        { part: 'book', x: 66, y: 66, width: 52 },
        { part: 'coin-stack', x: 88, y: 76, width: 32 },
        { part: 'coin', x: 36, y: 66, width: 12, turn: -20, motion: 'float' },
        { part: 'coin', x: 84, y: 42, width: 12, turn: 24, motion: 'float' },
        { part: 'leaf', x: 88, y: 20, width: 11, turn: -30, motion: 'drift' },
        { part: 'leaf', x: 42, y: 12, width: 9, turn: 40, flip: true, motion: 'drift' },
        { part: 'leaf', x: 92, y: 90, width: 10, turn: 60 },
      ],
    },
    form: { title: '报到：填写手机号', submit: '开户领见面礼' },
  }),
);
