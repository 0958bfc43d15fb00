import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

const brand: Brand = {
  appCode: 'jixin',
  name: '霁荷金银',
  company: '霁荷金银示例控股有限公司',
  developer: '霁荷网络技术示例有限公司',
  appName: '霁荷金价',
  version: '5.1.0',
  updatedOn: '2024-08-28',
  copyrightYears: '2013-2024',
  licence: '演示用牌照声明：示例交易所行员编号 000-14，并非真实登记',
  riskWarning:
    '贵金属保证金交易带有杠杆，价格波动可能使亏损超过本金，并不适合所有投资者。参与前请充分了解风险，量力而行。',
  platformBlurb: '开仓、平仓与账户结算均在业内常用的交易平台上完成。市场存在不确定性，收益视实际交易而定。',
  packageCode: 'XY_101',
  header: standardHeader,
  footer: {
    variant: 'jixin',
    desktopThirdLink: 'customer-agreement',
    emptyOnIos: false,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000014',
  theme: {
    ground: '#fdeef2',
    surface: '#ffffff',
    ink: '#3c1422',
    action: '#ad2156',
    onAction: '#ffffff',
    highlight: '#b8416d',
  },
  look: {
    composition: 'arch',
    corners: 'pill',
    face: 'running',
    backdrop: ['#fffafc', '#fde3ec', '#f5b9cd'],
    ink: '#4a1026',
    accent: '#8a2050',
    scene: [
      { shape: 'glow', x: 50, y: 60, width: 96, opacity: 0.5 },
      { shape: 'emblem', x: 50, y: 64, width: 84 },
      { shape: 'wave', x: 50, y: 100, width: 86, opacity: 0.8 },
      { shape: 'water-drop', x: 82, y: 44, width: 12, motion: 'float' },
      { shape: 'water-drop', x: 16, y: 54, width: 9, motion: 'float' },
    ],
  },
};

export default brand;
