import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

const brand: Brand = {
  appCode: 'xyzx',
  name: '星槎环球',
  company: '星槎环球示例有限公司',
  developer: '星槎信息科技（示例）有限公司',
  appName: '星槎行情',
  version: '5.1.0',
  updatedOn: '2025-01-15',
  copyrightYears: '2013-2025',
  licence: '示例交易所会员编号 000-04（演示用，并非真实牌照）',
  riskWarning: '本页内容不构成投资建议。保证金交易风险较高，市况急变时止损单也未必按指定价成交，请谨慎控制仓位。',
  platformBlurb: '开仓、平仓与账户结算均在业内常用的交易平台上完成。市场存在不确定性，收益视实际交易而定。',
  packageCode: 'XY_107',
  header: standardHeader,
  footer: {
    variant: 'xyzx',
    desktopThirdLink: 'introduction',
    emptyOnIos: false,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000004',
  theme: {
    ground: '#171436',
    surface: '#231e4d',
    ink: '#eceaff',
    action: '#bbaaff',
    onAction: '#1a1540',
    highlight: '#9a89ff',
  },
  look: {
    composition: 'scroll',
    corners: 'pill',
    face: 'title',
    backdrop: ['#42369a', '#261f63', '#120f33'],
    ink: '#f0edff',
    accent: '#e2dcff',
    scene: [
      { shape: 'glow', x: 50, y: 46, width: 104, opacity: 0.6 },
      { shape: 'star', x: 16, y: 18, width: 14, motion: 'shine' },
      { shape: 'globe', x: 50, y: 56, width: 74 },
      { shape: 'emblem', x: 50, y: 40, width: 62, motion: 'float' },
      { shape: 'star', x: 88, y: 30, width: 10, motion: 'shine' },
      { shape: 'coin', x: 84, y: 82, width: 16, turn: 18 },
    ],
  },
};

export default brand;
