import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

const brand: Brand = {
  appCode: 'jybdxinyuenew',
  name: '棠蟾金银',
  company: '棠蟾金银示例有限公司',
  developer: '棠蟾信息科技（示例）有限公司',
  appName: '棠蟾看金',
  version: '5.1.0',
  updatedOn: '2025-03-05',
  copyrightYears: '2013-2025',
  licence: '示例交易所会员编号 000-08（演示用，并非真实牌照）',
  riskWarning:
    '杠杆会同时放大盈利与亏损，您有可能损失全部甚至超过入金的金额。请先确认自己了解产品规则与风险，再决定是否交易。',
  platformBlurb: '本品牌采用业内通行的交易平台撮合报价与执行订单，市场有风险，盈亏以账户实际成交结果为准。',
  packageCode: 'XY_113',
  header: standardHeader,
  footer: {
    variant: 'jybdxinyuenew',
    desktopThirdLink: 'customer-agreement',
    emptyOnIos: false,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000008',
  theme: {
    ground: '#2e1638',
    surface: '#3f2050',
    ink: '#f7eafa',
    action: '#f3b1cd',
    onAction: '#3a1233',
    highlight: '#dd92bb',
  },
  look: {
    composition: 'centred',
    corners: 'pill',
    face: 'title',
    backdrop: ['#6c3a83', '#43205a', '#260f33'],
    ink: '#fdeaf3',
    accent: '#f5c6b4',
    scene: [
      { shape: 'glow', x: 50, y: 48, width: 112 },
      { shape: 'cloud', x: 18, y: 70, width: 38, opacity: 0.8, motion: 'drift' },
      { shape: 'emblem', x: 50, y: 46, width: 90 },
      { shape: 'lantern', x: 88, y: 40, width: 22, motion: 'float' },
      { shape: 'cloud', x: 84, y: 82, width: 32, opacity: 0.8, motion: 'drift' },
    ],
  },
};

export default brand;
