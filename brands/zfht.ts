import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

const brand: Brand = {
  appCode: 'zfht',
  name: '峙峦环球',
  company: '峙峦环球集团（示例）有限公司',
  developer: '峙峦数码示例工作室',
  appName: '峙峦投资通',
  version: '5.1.0',
  updatedOn: '2025-02-12',
  copyrightYears: '2013-2025',
  licence: '示例交易所演示会员，编号 000-15；此处仅作页面演示，不代表任何真实牌照',
  riskWarning:
    '杠杆会同时放大盈利与亏损，您有可能损失全部甚至超过入金的金额。请先确认自己了解产品规则与风险，再决定是否交易。',
  platformBlurb: '交易在业内广泛使用的交易平台上进行。市场存在风险，收益以实际交易结果为准。',
  packageCode: 'XY_119',
  header: standardHeader,
  footer: {
    variant: 'zfht',
    desktopThirdLink: 'introduction',
    emptyOnIos: false,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000015',
  theme: {
    ground: '#0c2a30',
    surface: '#143a42',
    ink: '#e8f6f5',
    action: '#5fd6c4',
    onAction: '#062a26',
    highlight: '#46b9a9',
  },
  look: {
    composition: 'beside',
    corners: 'soft',
    face: 'brush',
    backdrop: ['#256a74', '#124650', '#07252b'],
    ink: '#e9fbf8',
    accent: '#a5ecdf',
    scene: [
      { shape: 'glow', x: 54, y: 48, width: 104, opacity: 0.6 },
      { shape: 'emblem', x: 58, y: 44, width: 76 },
      { shape: 'candles', x: 22, y: 82, width: 46 },
      { shape: 'bar', x: 82, y: 90, width: 34, turn: 8 },
    ],
  },
};

export default brand;
