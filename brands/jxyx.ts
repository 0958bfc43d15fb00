import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

const brand: Brand = {
  appCode: 'jxyx',
  name: '鲸汐国际',
  company: '鲸汐国际（示例）有限公司',
  developer: '鲸汐软件示例有限公司',
  appName: '鲸汐交易台',
  version: '5.1.0',
  updatedOn: '2024-11-06',
  copyrightYears: '2013-2024',
  licence: '示例金银交易所参与者编号 000-17（仅供演示，不具牌照效力）',
  riskWarning: '投资有风险，过往行情不代表将来表现。保证金交易可能造成超出初始入金的亏损，请结合自身财务状况审慎决定。',
  platformBlurb: '我们使用市场上普遍采用的交易平台，页面所列行情与示例仅供参考，盈亏以平台成交记录为准。',
  packageCode: 'XY_101',
  header: standardHeader,
  footer: {
    variant: 'jxyx',
    desktopThirdLink: 'introduction',
    emptyOnIos: false,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000017',
  theme: {
    ground: '#061a2b',
    surface: '#0d2942',
    ink: '#e6f4ff',
    action: '#4fc3f7',
    onAction: '#04202f',
    highlight: '#38a3d8',
  },
  look: {
    composition: 'diagonal',
    corners: 'round',
    face: 'marker',
    backdrop: ['#12507f', '#0a2e4d', '#041320'],
    ink: '#e8f8ff',
    accent: '#a4e4fb',
    scene: [
      { shape: 'glow', x: 50, y: 40, width: 100, opacity: 0.6 },
      { shape: 'moon', x: 20, y: 20, width: 22 },
      { shape: 'emblem', x: 52, y: 44, width: 92, motion: 'float' },
      { shape: 'wave', x: 50, y: 82, width: 108 },
      { shape: 'coin', x: 86, y: 64, width: 13, turn: 16 },
    ],
  },
};

export default brand;
