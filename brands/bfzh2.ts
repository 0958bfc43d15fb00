import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

const brand: Brand = {
  appCode: 'bfzh2',
  name: '绛璋贵金属',
  company: '绛璋贵金属示例有限公司',
  developer: '绛璋信息科技（示例）有限公司',
  appName: '绛璋金典',
  version: '5.1.0',
  updatedOn: '2025-05-21',
  copyrightYears: '2013-2025',
  licence: '示例交易所会员编号 000-16（演示用，并非真实牌照）',
  riskWarning: '现货金银及其他保证金产品价格变动频繁，行情剧烈时成交价可能偏离报价。请只用可以承受损失的资金参与。',
  platformBlurb: '您的订单在广泛使用的第三方交易平台上执行；行情有涨有跌，实际收益取决于真实交易结果。',
  packageCode: 'XY_121',
  header: standardHeader,
  footer: {
    variant: 'bfzh2',
    desktopThirdLink: 'customer-agreement',
    emptyOnIos: false,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000016',
  theme: {
    ground: '#f6e9e4',
    surface: '#fffdfb',
    ink: '#34141b',
    action: '#72122f',
    onAction: '#ffffff',
    highlight: '#97641c',
  },
  look: {
    composition: 'ticket',
    corners: 'soft',
    face: 'marker',
    backdrop: ['#fffaf5', '#f7e8df', '#e6c7b9'],
    ink: '#4f0f22',
    accent: '#691230',
    scene: [
      { shape: 'glow', x: 50, y: 50, width: 96, opacity: 0.5 },
      { shape: 'emblem', x: 50, y: 46, width: 80, turn: -6 },
      { shape: 'coin-stack', x: 84, y: 84, width: 28 },
      { shape: 'coin', x: 14, y: 34, width: 17, turn: -22, motion: 'float' },
      { shape: 'coin', x: 88, y: 24, width: 12, turn: 18, motion: 'float' },
    ],
  },
};

export default brand;
