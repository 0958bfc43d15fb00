import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

const brand: Brand = {
  appCode: 'xy07',
  name: '鹭桥金汇',
  company: '鹭桥金汇示例有限公司',
  developer: '鹭桥信息科技（示例）有限公司',
  appName: '鹭桥速汇',
  version: '5.1.0',
  updatedOn: '2025-03-27',
  copyrightYears: '2013-2025',
  licence: '示例交易所会员编号 000-20（演示用，并非真实牌照）',
  riskWarning: '保证金产品属高风险投资工具，亏损有可能高于存入的资金。如有疑问，请向独立的专业人士咨询。',
  platformBlurb: '交易在业内广泛使用的交易平台上进行。市场存在风险，收益以实际交易结果为准。',
  packageCode: 'XY_107',
  header: standardHeader,
  footer: {
    variant: 'default',
    desktopThirdLink: 'customer-agreement',
    emptyOnIos: false,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000020',
  theme: {
    ground: '#eef1f4',
    surface: '#ffffff',
    ink: '#1f2933',
    action: '#334e68',
    onAction: '#ffffff',
    highlight: '#5a7088',
  },
  look: {
    composition: 'beside',
    corners: 'crisp',
    face: 'poster',
    backdrop: ['#51677c', '#3d5369', '#212f3d'],
    ink: '#ffffff',
    accent: '#e6edf4',
    scene: [
      { shape: 'glow', x: 52, y: 46, width: 100, opacity: 0.5 },
      { shape: 'emblem', x: 56, y: 50, width: 80 },
      { shape: 'wave', x: 50, y: 88, width: 100 },
      { shape: 'plane', x: 18, y: 30, width: 30, motion: 'float' },
      { shape: 'coin', x: 90, y: 70, width: 12, turn: 14, motion: 'float' },
    ],
  },
};

export default brand;
