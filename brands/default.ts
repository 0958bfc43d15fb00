import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

/** Shown for every host and code without a brand. */
const brand: Brand = {
  appCode: 'default',
  name: '砚衡贵金属',
  company: '砚衡贵金属示例有限公司',
  developer: '砚衡信息科技（示例）有限公司',
  appName: '砚衡金银',
  version: '5.1.0',
  updatedOn: '2025-03-18',
  copyrightYears: '2013-2025',
  licence: '示例交易所会员编号 000-00（演示用，并非真实牌照）',
  riskWarning:
    '贵金属保证金交易带有杠杆，价格波动可能使亏损超过本金，并不适合所有投资者。参与前请充分了解风险，量力而行。',
  platformBlurb: '交易在业内广泛使用的交易平台上进行。市场存在风险，收益以实际交易结果为准。',
  packageCode: 'XY_101',
  header: standardHeader,
  footer: {
    variant: 'default',
    desktopThirdLink: 'customer-agreement',
    emptyOnIos: false,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000000',
  theme: {
    ground: '#f7f3e4',
    surface: '#fffdf7',
    ink: '#26221c',
    action: '#40301a',
    onAction: '#fff3d2',
    highlight: '#94691c',
  },
  look: {
    composition: 'scroll',
    corners: 'soft',
    face: 'brush',
    backdrop: ['#fffdf6', '#f8f0dd', '#ecdcb8'],
    ink: '#2e2415',
    accent: '#8a5a17',
    scene: [
      { shape: 'glow', x: 50, y: 50, width: 100, opacity: 0.5 },
      { shape: 'emblem', x: 50, y: 42, width: 80 },
      { shape: 'bar-stack', x: 22, y: 82, width: 38 },
      { shape: 'coin-stack', x: 80, y: 84, width: 28 },
      { shape: 'coin', x: 90, y: 22, width: 13, turn: 16, motion: 'float' },
    ],
  },
};

export default brand;
