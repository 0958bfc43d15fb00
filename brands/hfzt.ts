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
};

export default brand;
