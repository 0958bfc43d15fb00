import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

const brand: Brand = {
  appCode: 'hfzt',
  name: '沧漪国际',
  company: '沧漪国际集团（示例）有限公司',
  developer: '沧漪数码示例工作室',
  appName: '沧漪行情通',
  version: '5.1.0',
  updatedOn: '2024-09-11',
  copyrightYears: '2013-2024',
  licence: '示例交易所演示会员，编号 000-11；此处仅作页面演示，不代表任何真实牌照',
  riskWarning: '本页内容不构成投资建议。保证金交易风险较高，市况急变时止损单也未必按指定价成交，请谨慎控制仓位。',
  platformBlurb: '您的订单在广泛使用的第三方交易平台上执行；行情有涨有跌，实际收益取决于真实交易结果。',
  packageCode: 'XY_115',
  header: standardHeader,
  footer: {
    variant: 'hfzt',
    desktopThirdLink: 'introduction',
    emptyOnIos: false,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000011',
  bridge: {
    login: { android: ['getLogin'], ios: ['loginRedirect'] },
    register: { android: ['registrati'], ios: ['registrati'] },
    goTrade: { android: ['toProductList'], ios: ['toProductList'] },
  },
  theme: {
    ground: '#e9f1fd',
    surface: '#ffffff',
    ink: '#10223f',
    action: '#1550b0',
    onAction: '#ffffff',
    highlight: '#2a73c4',
  },
  look: {
    composition: 'centred',
    corners: 'round',
    face: 'marker',
    backdrop: ['#2360c0', '#1a53b0', '#0e3680'],
    ink: '#ffffff',
    accent: '#e6edf4',
    scene: [
      { shape: 'glow', x: 50, y: 46, width: 104, opacity: 0.6 },
      { shape: 'emblem', x: 50, y: 48, width: 82 },
      { shape: 'plane', x: 86, y: 16, width: 34, turn: -6, motion: 'float' },
      { shape: 'cloud', x: 14, y: 30, width: 30, opacity: 0.9, motion: 'drift' },
      { shape: 'chart', x: 14, y: 84, width: 34 },
    ],
  },
};

export default brand;
