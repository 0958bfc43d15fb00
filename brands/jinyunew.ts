import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

const brand: Brand = {
  appCode: 'jinyunew',
  name: '璟钥贵金属',
  company: '璟钥贵金属集团（示例）有限公司',
  developer: '璟钥数码示例工作室',
  appName: '璟钥行情',
  version: '5.2.1',
  updatedOn: '2025-06-18',
  copyrightYears: '2013-2025',
  licence: '示例交易所演示会员，编号 000-07；此处仅作页面演示，不代表任何真实牌照',
  riskWarning:
    '贵金属保证金交易带有杠杆，价格波动可能使亏损超过本金，并不适合所有投资者。参与前请充分了解风险，量力而行。',
  platformBlurb: '我们使用市场上普遍采用的交易平台，页面所列行情与示例仅供参考，盈亏以平台成交记录为准。',
  packageCode: 'XY_112',
  header: standardHeader,
  footer: {
    variant: 'jinyunew',
    desktopThirdLink: 'introduction',
    emptyOnIos: false,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000007',
  theme: {
    ground: '#ebf6ed',
    surface: '#ffffff',
    ink: '#14301f',
    action: '#1b6b41',
    onAction: '#ffffff',
    highlight: '#82701f',
  },
  look: {
    composition: 'arch',
    corners: 'soft',
    face: 'title',
    backdrop: ['#f9fef9', '#dff2e4', '#b4dcc0'],
    ink: '#0f3620',
    accent: '#1a6340',
    scene: [
      { shape: 'glow', x: 50, y: 62, width: 96, opacity: 0.6 },
      { shape: 'chest', x: 50, y: 82, width: 62 },
      { shape: 'emblem', x: 50, y: 46, width: 58, turn: 8, motion: 'float' },
      { shape: 'leaf', x: 16, y: 50, width: 12, turn: -24, motion: 'drift' },
      { shape: 'coin', x: 86, y: 62, width: 14, turn: 16, motion: 'float' },
    ],
  },
};

export default brand;
