import type { Brand } from '@/lib/brand/schema';

const brand: Brand = {
  appCode: 'bfzh',
  name: '示例金贵金属',
  company: '示例金贵金属示例有限公司',
  developer: '示例金软件示例有限公司',
  appName: '示例金交易',
  version: '5.1.0',
  updatedOn: '2025-03-18',
  copyrightYears: '2013-2025',
  licence: '示例交易所会员编号 000（演示用，并非真实牌照）',
  riskWarning:
    '贵金属保证金交易带有杠杆，价格波动可能使亏损超过本金，并不适合所有投资者。参与前请充分了解风险，量力而行。',
  platformBlurb: '交易在业内广泛使用的交易平台上进行。市场存在风险，最终收益以实际交易结果为准。',
  packageCode: 'XY_101',
  header: {
    download: { x: 287, y: 14, width: 76, height: 32 },
    links: {
      permissions: { x: 12, y: 62, width: 56, height: 22 },
      privacy: { x: 74, y: 62, width: 56, height: 22 },
      privacyClause: 'privacy-auth',
    },
  },
  footer: { variant: 'bfzh', desktopThirdLink: 'customer-agreement', emptyOnIos: false },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000000',
  theme: {
    ground: '#fff8ec',
    surface: '#ffffff',
    ink: '#2b1a10',
    action: '#b3261e',
    onAction: '#ffffff',
    highlight: '#c8922e',
  },
};

export default brand;
