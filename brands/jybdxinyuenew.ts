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
};

export default brand;
