import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

/** Shown on iOS on the hosts of `qfbd`. */
const brand: Brand = {
  appCode: 'qfbd-ios',
  name: '栖桐金服',
  company: '栖桐金服（示例）有限公司',
  developer: '栖桐软件示例有限公司',
  appName: '栖桐轻交易',
  version: '5.1.0',
  updatedOn: '2025-01-22',
  copyrightYears: '2013-2025',
  licence: '示例金银交易所参与者编号 000-13（仅供演示，不具牌照效力）',
  riskWarning: '保证金产品属高风险投资工具，亏损有可能高于存入的资金。如有疑问，请向独立的专业人士咨询。',
  platformBlurb: '本品牌采用业内通行的交易平台撮合报价与执行订单，市场有风险，盈亏以账户实际成交结果为准。',
  packageCode: 'XY_116',
  header: standardHeader,
  footer: {
    variant: 'default',
    desktopThirdLink: 'introduction',
    emptyOnIos: false,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000013',
  theme: {
    ground: '#f3f0fa',
    surface: '#ffffff',
    ink: '#241d3a',
    action: '#5a3fa6',
    onAction: '#ffffff',
    highlight: '#7558c4',
  },
  look: {
    composition: 'diagonal',
    corners: 'pill',
    face: 'slanted',
    backdrop: ['#ffffff', '#ede6fb', '#cfc0f2'],
    ink: '#2b1b52',
    accent: '#4b2d88',
    scene: [
      { shape: 'glow', x: 50, y: 50, width: 96, opacity: 0.5 },
      { shape: 'phone', x: 66, y: 54, width: 64, turn: 8 },
      { shape: 'emblem', x: 34, y: 46, width: 64, motion: 'float' },
      { shape: 'coin', x: 88, y: 20, width: 13, turn: 16, motion: 'float' },
      { shape: 'chart', x: 16, y: 82, width: 28 },
    ],
  },
};

export default brand;
