import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

const brand: Brand = {
  appCode: 'bfjy',
  name: '黛屿金汇',
  company: '黛屿金汇示例控股有限公司',
  developer: '黛屿网络技术示例有限公司',
  appName: '黛屿金汇通',
  version: '5.1.0',
  updatedOn: '2025-02-26',
  copyrightYears: '2013-2025',
  licence: '演示用牌照声明：示例交易所行员编号 000-02，并非真实登记',
  riskWarning: '现货金银及其他保证金产品价格变动频繁，行情剧烈时成交价可能偏离报价。请只用可以承受损失的资金参与。',
  platformBlurb: '我们使用市场上普遍采用的交易平台，页面所列行情与示例仅供参考，盈亏以平台成交记录为准。',
  packageCode: 'XY_102',
  header: standardHeader,
  footer: {
    variant: 'bfjy',
    desktopThirdLink: 'introduction',
    emptyOnIos: false,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000002',
  theme: {
    ground: '#0d1b33',
    surface: '#152a4a',
    ink: '#eef2fa',
    action: '#e8bd62',
    onAction: '#14203a',
    highlight: '#d9a94a',
  },
  look: {
    composition: 'arch',
    corners: 'round',
    face: 'brush',
    backdrop: ['#24477c', '#132b50', '#0a1730'],
    ink: '#f4ead2',
    accent: '#f6d77e',
    scene: [
      { shape: 'glow', x: 50, y: 62, width: 110 },
      { shape: 'emblem', x: 50, y: 62, width: 78 },
      { shape: 'wave', x: 50, y: 94, width: 88 },
      { shape: 'coin', x: 14, y: 52, width: 13, turn: -14, motion: 'float' },
      { shape: 'coin', x: 88, y: 68, width: 10, turn: 18, motion: 'float' },
    ],
  },
};

export default brand;
