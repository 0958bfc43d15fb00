import type { Brand } from '@/lib/brand/schema';
import { standardHeader } from './header-zones';

const brand: Brand = {
  appCode: 'bftz',
  name: '麓钟金业',
  company: '麓钟金业集团（示例）有限公司',
  developer: '麓钟数码示例工作室',
  appName: '麓钟金讯',
  version: '5.1.0',
  updatedOn: '2024-07-17',
  copyrightYears: '2013-2024',
  licence: '示例交易所演示会员，编号 000-19；此处仅作页面演示，不代表任何真实牌照',
  riskWarning: '市场受经济数据、利率与突发事件影响，价格可能短时间内大幅变动。若不清楚杠杆如何运作，请先学习再参与。',
  platformBlurb: '开仓、平仓与账户结算均在业内常用的交易平台上完成。市场存在不确定性，收益视实际交易而定。',
  packageCode: 'XY_101',
  header: standardHeader,
  footer: {
    variant: 'default',
    desktopThirdLink: 'introduction',
    emptyOnIos: false,
  },
  iosStoreUrl: 'https://apps.apple.com/hk/app/id0000000019',
  theme: {
    ground: '#f0f3e1',
    surface: '#fdfef6',
    ink: '#262b12',
    action: '#4d5f14',
    onAction: '#ffffff',
    highlight: '#747018',
  },
  look: {
    composition: 'diagonal',
    corners: 'soft',
    face: 'slanted',
    backdrop: ['#fafbec', '#e6ecc6', '#c4d08c'],
    ink: '#2a3310',
    accent: '#525e18',
    scene: [
      { shape: 'glow', x: 50, y: 46, width: 96, opacity: 0.5 },
      { shape: 'bamboo-leaf', x: 16, y: 22, width: 30, turn: -20 },
      { shape: 'emblem', x: 54, y: 46, width: 86, turn: 6 },
      { shape: 'sprout', x: 20, y: 82, width: 26 },
      { shape: 'coin-stack', x: 84, y: 84, width: 26 },
    ],
  },
};

export default brand;
