import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

const brand: Brand = {
  appCode: 'iekb',
  name: '澄錾金业',
  company: '澄錾金业示例控股有限公司',
  developer: '澄錾网络技术示例有限公司',
  appName: '澄錾随身',
  version: '5.1.0',
  updatedOn: '2024-12-12',
  copyrightYears: '2013-2024',
  licence: '演示用牌照声明：示例交易所行员编号 000-06，并非真实登记',
  riskWarning: '保证金产品属高风险投资工具，亏损有可能高于存入的资金。如有疑问，请向独立的专业人士咨询。',
  platformBlurb: '您的订单在广泛使用的第三方交易平台上执行；行情有涨有跌，实际收益取决于真实交易结果。',
  packageCode: 'XY_110',
  header: { ...standardHeader, ios: { download: { x: 275, y: 44, width: 88, height: 36 }, links: null } },
  footer: {
    variant: 'iekb',
    desktopThirdLink: 'customer-agreement',
    emptyOnIos: true,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000006',
  theme: {
    ground: '#e8f5fb',
    surface: '#ffffff',
    ink: '#0f2733',
    action: '#0a6585',
    onAction: '#ffffff',
    highlight: '#1f7f9e',
  },
  look: {
    composition: 'beside',
    corners: 'round',
    face: 'title',
    backdrop: ['#ffffff', '#e3f4fb', '#bce0f0'],
    ink: '#0f2f3f',
    accent: '#0f5b80',
    scene: [
      { shape: 'glow', x: 52, y: 48, width: 96, opacity: 0.6 },
      { shape: 'emblem', x: 58, y: 44, width: 76 },
      { shape: 'magnifier', x: 20, y: 78, width: 34 },
      { shape: 'coin-stack', x: 84, y: 86, width: 28 },
    ],
  },
};

export default brand;
