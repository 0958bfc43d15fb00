import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

const brand: Brand = {
  appCode: 'jxyx',
  name: '鲸汐国际',
  company: '鲸汐国际（示例）有限公司',
  developer: '鲸汐软件示例有限公司',
  appName: '鲸汐交易台',
  version: '5.1.0',
  updatedOn: '2024-11-06',
  copyrightYears: '2013-2024',
  licence: '示例金银交易所参与者编号 000-17（仅供演示，不具牌照效力）',
  riskWarning: '投资有风险，过往行情不代表将来表现。保证金交易可能造成超出初始入金的亏损，请结合自身财务状况审慎决定。',
  platformBlurb: '我们使用市场上普遍采用的交易平台，页面所列行情与示例仅供参考，盈亏以平台成交记录为准。',
  packageCode: 'XY_101',
  header: standardHeader,
  footer: {
    variant: 'jxyx',
    desktopThirdLink: 'introduction',
    emptyOnIos: false,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000017',
  theme: {
    ground: '#061a2b',
    surface: '#0d2942',
    ink: '#e6f4ff',
    action: '#4fc3f7',
    onAction: '#04202f',
    highlight: '#38a3d8',
  },
};

export default brand;
