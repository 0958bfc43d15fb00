import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

const brand: Brand = {
  appCode: 'gjs2',
  name: '鼎梧贵金属',
  company: '鼎梧贵金属示例控股有限公司',
  developer: '鼎梧网络技术示例有限公司',
  appName: '鼎梧金市',
  version: '5.1.0',
  updatedOn: '2025-04-22',
  copyrightYears: '2013-2025',
  licence: '演示用牌照声明：示例交易所行员编号 000-10，并非真实登记',
  riskWarning: '投资有风险，过往行情不代表将来表现。保证金交易可能造成超出初始入金的亏损，请结合自身财务状况审慎决定。',
  platformBlurb: '交易在业内广泛使用的交易平台上进行。市场存在风险，收益以实际交易结果为准。',
  hotline: '(852) 0000 1234',
  packageCode: 'XY_101',
  header: standardHeader,
  footer: {
    variant: 'gjs2',
    desktopThirdLink: 'customer-agreement',
    emptyOnIos: false,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000010',
  theme: {
    ground: '#10281f',
    surface: '#1a3a2d',
    ink: '#edf5ea',
    action: '#a3dcb6',
    onAction: '#0c2a1c',
    highlight: '#d2b069',
  },
  look: {
    composition: 'scroll',
    corners: 'crisp',
    face: 'running',
    backdrop: ['#2f5f4c', '#193b2d', '#0b2018'],
    ink: '#f1f3da',
    accent: '#dcc887',
    scene: [
      { shape: 'glow', x: 50, y: 56, width: 104, opacity: 0.7 },
      { shape: 'bamboo-leaf', x: 84, y: 20, width: 30, turn: 14 },
      { shape: 'emblem', x: 50, y: 48, width: 86 },
      { shape: 'cloud', x: 20, y: 86, width: 38, opacity: 0.8, motion: 'drift' },
      { shape: 'cloud', x: 84, y: 90, width: 34, opacity: 0.7, motion: 'drift' },
    ],
  },
};

export default brand;
