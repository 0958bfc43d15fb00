import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

const brand: Brand = {
  appCode: 'bfzh',
  name: '绯羽贵金属',
  company: '绯羽贵金属（示例）有限公司',
  developer: '绯羽软件示例有限公司',
  appName: '绯羽交易',
  version: '5.1.0',
  updatedOn: '2025-04-09',
  copyrightYears: '2013-2025',
  licence: '示例金银交易所参与者编号 000-01（仅供演示，不具牌照效力）',
  riskWarning:
    '杠杆会同时放大盈利与亏损，您有可能损失全部甚至超过入金的金额。请先确认自己了解产品规则与风险，再决定是否交易。',
  platformBlurb: '您的订单在广泛使用的第三方交易平台上执行；行情有涨有跌，实际收益取决于真实交易结果。',
  packageCode: 'XY_101',
  header: standardHeader,
  footer: {
    variant: 'bfzh',
    desktopThirdLink: 'customer-agreement',
    emptyOnIos: false,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000001',
  theme: {
    ground: '#5c0f14',
    surface: '#711820',
    ink: '#fdeccb',
    action: '#f3c65f',
    onAction: '#4a0c0f',
    highlight: '#e9b44c',
  },
  look: {
    composition: 'beside',
    corners: 'pill',
    face: 'slanted',
    backdrop: ['#a3202a', '#74131b', '#45090d'],
    ink: '#fdeccb',
    accent: '#f6d77e',
    scene: [
      { shape: 'glow', x: 50, y: 48, width: 110 },
      { shape: 'book', x: 48, y: 80, width: 66 },
      { shape: 'emblem', x: 58, y: 42, width: 78, motion: 'float' },
      { shape: 'coin', x: 14, y: 60, width: 15, turn: -18, motion: 'float' },
      { shape: 'coin', x: 92, y: 84, width: 12, turn: 14 },
    ],
  },
};

export default brand;
