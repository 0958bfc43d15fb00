import { catalogueOf } from '@/lib/campaign/catalogue';
import type { SitePage } from '@/lib/variant/resolve-page';
import { campaigns } from './index';

/** The pages that belong to no campaign. */
export const OTHER_PAGES: readonly SitePage[] = [
  { path: '/clause/risk-disclaimer', title: '风险披露' },
  { path: '/clause/disclaimer', title: '免责声明' },
  { path: '/clause/app-auth', title: '应用权限说明' },
  { path: '/clause/privacy-auth', title: '隐私协议' },
  { path: '/clause/privacy-auth-pc', title: '隐私协议（网站版）' },
  { path: '/clause/customer-agreement', title: '客户协议' },
  { path: '/clause/introduction', title: '功能介绍' },
  { path: '/download', title: '下载APP' },
  { path: '/funds/withdraw', title: '' },
  { path: '/dev/login', title: '开发登录', development: true },
  { path: '/dev/register', title: '开发注册', development: true },
];

/** Every page of the build. */
export const catalogue = catalogueOf(campaigns, OTHER_PAGES);

export const { pages, activityPaths, addressesOf: campaignPages } = catalogue;
