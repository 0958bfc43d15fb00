import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

const brand: Brand = {
  appCode: 'qfbd',
  name: '栖枫金服',
  company: '栖枫金服示例有限公司',
  developer: '栖枫信息科技（示例）有限公司',
  appName: '栖枫开户宝',
  version: '5.1.0',
  updatedOn: '2025-01-08',
  copyrightYears: '2013-2025',
  licence: '示例交易所会员编号 000-12（演示用，并非真实牌照）',
  riskWarning: '市场受经济数据、利率与突发事件影响，价格可能短时间内大幅变动。若不清楚杠杆如何运作，请先学习再参与。',
  platformBlurb: '我们使用市场上普遍采用的交易平台，页面所列行情与示例仅供参考，盈亏以平台成交记录为准。',
  packageCode: 'XY_116',
  header: standardHeader,
  footer: {
    variant: 'default',
    desktopThirdLink: 'introduction',
    emptyOnIos: false,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000012',
  theme: {
    ground: '#fff1e6',
    surface: '#ffffff',
    ink: '#3b1a0c',
    action: '#b1390c',
    onAction: '#ffffff',
    highlight: '#b5560f',
  },
  look: {
    composition: 'ticket',
    corners: 'round',
    face: 'running',
    backdrop: ['#a63b0b', '#98340a', '#742306'],
    ink: '#fff4e8',
    accent: '#fdeede',
    scene: [
      { shape: 'glow', x: 50, y: 50, width: 110 },
      { shape: 'emblem', x: 50, y: 46, width: 84 },
      { shape: 'leaf', x: 14, y: 34, width: 20, turn: -20, motion: 'drift' },
      { shape: 'leaf', x: 88, y: 30, width: 14, turn: 30, motion: 'drift' },
      { shape: 'leaf', x: 86, y: 76, width: 17, turn: 64 },
    ],
  },
};

export default brand;
