import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

const brand: Brand = {
  appCode: 'by04',
  name: '柏塬黄金',
  company: '柏塬黄金（示例）有限公司',
  developer: '柏塬软件示例有限公司',
  appName: '柏塬淘金',
  version: '5.1.0',
  updatedOn: '2024-10-23',
  copyrightYears: '2013-2024',
  licence: '示例金银交易所参与者编号 000-09（仅供演示，不具牌照效力）',
  riskWarning: '现货金银及其他保证金产品价格变动频繁，行情剧烈时成交价可能偏离报价。请只用可以承受损失的资金参与。',
  platformBlurb: '开仓、平仓与账户结算均在业内常用的交易平台上完成。市场存在不确定性，收益视实际交易而定。',
  packageCode: 'XY_104',
  header: standardHeader,
  footer: {
    variant: 'default',
    desktopThirdLink: 'customer-agreement',
    emptyOnIos: false,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000009',
  theme: {
    ground: '#f6ecd8',
    surface: '#fffaf0',
    ink: '#35250f',
    action: '#854807',
    onAction: '#ffffff',
    highlight: '#95600e',
  },
  look: {
    composition: 'centred',
    corners: 'crisp',
    face: 'running',
    backdrop: ['#fbeecb', '#f0d295', '#dfb45a'],
    ink: '#3a2206',
    accent: '#6f3610',
    scene: [
      { shape: 'glow', x: 50, y: 52, width: 100, opacity: 0.6 },
      { shape: 'emblem', x: 50, y: 46, width: 90 },
      { shape: 'coin-stack', x: 12, y: 80, width: 26 },
      { shape: 'coin-stack', x: 88, y: 82, width: 24, flip: true },
      { shape: 'coin', x: 84, y: 22, width: 13, turn: 18, motion: 'float' },
    ],
  },
};

export default brand;
