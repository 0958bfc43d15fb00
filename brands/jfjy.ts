import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

const brand: Brand = {
  appCode: 'jfjy',
  name: '锦桅金银',
  company: '锦桅金银集团（示例）有限公司',
  developer: '锦桅数码示例工作室',
  appName: '锦桅掌上金',
  version: '5.1.0',
  updatedOn: '2024-11-20',
  copyrightYears: '2013-2024',
  licence: '示例交易所演示会员，编号 000-03；此处仅作页面演示，不代表任何真实牌照',
  riskWarning: '投资有风险，过往行情不代表将来表现。保证金交易可能造成超出初始入金的亏损，请结合自身财务状况审慎决定。',
  platformBlurb: '本品牌采用业内通行的交易平台撮合报价与执行订单，市场有风险，盈亏以账户实际成交结果为准。',
  packageCode: 'XY_101',
  header: standardHeader,
  footer: {
    variant: 'jfjy',
    desktopThirdLink: 'customer-agreement',
    emptyOnIos: false,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000003',
  theme: {
    ground: '#f4f2e2',
    surface: '#ffffff',
    ink: '#12302f',
    action: '#0b6b66',
    onAction: '#ffffff',
    highlight: '#a36d16',
  },
  look: {
    composition: 'diagonal',
    corners: 'pill',
    face: 'poster',
    backdrop: ['#0d6e68', '#0a625d', '#06433f'],
    ink: '#f2fffb',
    accent: '#fdeede',
    scene: [
      { shape: 'glow', x: 52, y: 44, width: 100, opacity: 0.7 },
      { shape: 'cloud', x: 16, y: 20, width: 34, opacity: 0.85, motion: 'drift' },
      { shape: 'emblem', x: 54, y: 46, width: 88, motion: 'float' },
      { shape: 'wave', x: 50, y: 86, width: 104 },
      { shape: 'gold-bean', x: 86, y: 76, width: 13, turn: 12 },
    ],
  },
};

export default brand;
