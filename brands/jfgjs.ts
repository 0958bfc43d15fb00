import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

const brand: Brand = {
  appCode: 'jfgjs',
  name: '铸岚贵金属',
  company: '铸岚贵金属（示例）有限公司',
  developer: '铸岚软件示例有限公司',
  appName: '铸岚交易宝',
  version: '5.1.0',
  updatedOn: '2025-05-07',
  copyrightYears: '2013-2025',
  licence: '示例金银交易所参与者编号 000-05（仅供演示，不具牌照效力）',
  riskWarning: '市场受经济数据、利率与突发事件影响，价格可能短时间内大幅变动。若不清楚杠杆如何运作，请先学习再参与。',
  platformBlurb: '交易在业内广泛使用的交易平台上进行。市场存在风险，收益以实际交易结果为准。',
  packageCode: 'XY_101',
  header: {
    download: { x: 263, y: 30, width: 100, height: 36 },
    links: { ...standardHeader.links, privacyClause: 'privacy-auth-pc' },
  },
  footer: {
    variant: 'default',
    desktopThirdLink: 'introduction',
    emptyOnIos: false,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000005',
  theme: {
    ground: '#1d1f22',
    surface: '#292c31',
    ink: '#f1efec',
    action: '#ff9f4a',
    onAction: '#2a1503',
    highlight: '#e08a3c',
  },
  look: {
    composition: 'ticket',
    corners: 'crisp',
    face: 'poster',
    backdrop: ['#454a51', '#2a2d32', '#141618'],
    ink: '#fff1df',
    accent: '#ffc780',
    scene: [
      { shape: 'glow', x: 50, y: 56, width: 110 },
      { shape: 'emblem', x: 50, y: 48, width: 84 },
      { shape: 'bar', x: 22, y: 84, width: 40, turn: -8 },
      { shape: 'bar', x: 80, y: 86, width: 36, turn: 10 },
      { shape: 'star', x: 82, y: 20, width: 10, motion: 'shine' },
    ],
  },
};

export default brand;
