import { defineCampaign } from '@/lib/campaign/define';
import { SEPTEMBER_TERMS, SEPTEMBER_TOTAL, septemberOpening } from './shared/september-opening';

export default defineCampaign(
  'campaigns/reg-25091.ts',
  septemberOpening({
    slug: 'reg-25091',
    description: `一部手机就能把账户开好。实名、入金、交易各有一份礼，三份合计 $${SEPTEMBER_TOTAL}，条件与到账时间逐项写明。`,
    theme: 'ivory',
    hero: {
      kicker: `三份礼待签收 · ${SEPTEMBER_TERMS}`,
      headline: '一部手机，三份礼到账',
      composition: 'ticket',
      scene: [
        { part: 'glow', x: 50, y: 46, width: 100, opacity: 0.7 },
        { part: 'plane', x: 14, y: 20, width: 24, turn: -8, motion: 'drift' },
        { part: 'cloud', x: 86, y: 22, width: 26, motion: 'drift' },
        { part: 'card', x: 24, y: 48, width: 42, turn: -16 },
        { part: 'phone', x: 52, y: 46, width: 80, turn: 4 },
        { part: 'gift', x: 82, y: 64, width: 38 },
        { part: 'gift', x: 20, y: 76, width: 28, flip: true },
        { part: 'gift', x: 49, y: 82, width: 19 },
        { part: 'coin', x: 78, y: 36, width: 14, turn: 18, motion: 'float' },
      ],
    },
    // One of the two creatives of one offer asks for no password: whether a shorter form brings more accounts, and whether as
    // many of them are verified, is seen beside `reg-2509`.
    form: { title: '收件手机号', submit: '开户，签收三份礼', password: 'later' },
  }),
);
