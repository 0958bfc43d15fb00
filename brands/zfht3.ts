import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

const brand: Brand = {
  appCode: 'zfht3',
  name: '曦轮黄金',
  company: '曦轮黄金示例控股有限公司',
  developer: '曦轮网络技术示例有限公司',
  appName: '曦轮金势',
  version: '5.1.0',
  updatedOn: '2025-06-04',
  copyrightYears: '2013-2025',
  licence: '演示用牌照声明：示例交易所行员编号 000-18，并非真实登记',
  riskWarning: '本页内容不构成投资建议。保证金交易风险较高，市况急变时止损单也未必按指定价成交，请谨慎控制仓位。',
  platformBlurb: '本品牌采用业内通行的交易平台撮合报价与执行订单，市场有风险，盈亏以账户实际成交结果为准。',
  packageCode: 'XY_123',
  header: standardHeader,
  footer: {
    variant: 'default',
    desktopThirdLink: 'customer-agreement',
    emptyOnIos: false,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000018',
  theme: {
    ground: '#14110b',
    surface: '#211c12',
    ink: '#f8efdc',
    action: '#f5c518',
    onAction: '#1d1600',
    highlight: '#d6a514',
  },
  look: {
    composition: 'arch',
    corners: 'crisp',
    face: 'poster',
    backdrop: ['#40361f', '#1f1a0f', '#0b0904'],
    ink: '#fff0c2',
    accent: '#ffdf66',
    scene: [
      { shape: 'glow', x: 50, y: 62, width: 112 },
      { shape: 'emblem', x: 50, y: 58, width: 72 },
      { shape: 'bar-stack', x: 50, y: 92, width: 56 },
      { shape: 'gold-bean', x: 14, y: 84, width: 13, turn: -14 },
      { shape: 'gold-bean', x: 88, y: 86, width: 11, turn: 20 },
    ],
  },
};

export default brand;
