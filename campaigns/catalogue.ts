import { definedPages, moduleOf, successTitle } from '@/lib/campaign/pages';
import type { Campaign, Success } from '@/lib/campaign/schema';
import { LANDING_PATH } from '@/lib/site';
import type { SitePage } from '@/lib/variant/resolve-page';
import { campaigns } from './index';

/** Every page of the site. The server answers any other path with the brand's not-found page. */
export const pages: readonly SitePage[] = [
  ...[...campaigns].sort(landingFirst).flatMap(pagesOf),
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

/** The pages of campaigns with an activity, at all their addresses. */
export const activityPaths = campaigns
  .filter(({ activities }) => activities.length > 0)
  .flatMap(({ slug, otherPages }) => [slug, ...otherPages.map(({ path }) => path)])
  .map((path): `/${string}` => `/${path}`);

/** All addresses of the campaign that a page belongs to, the campaign's own first; the page itself where it belongs to no campaign. */
export function campaignPages(path: string): readonly SitePage[] {
  const campaign = campaigns.find(({ slug, otherPages }) =>
    [slug, ...otherPages.map((page) => page.path)].includes(path.slice(1)),
  );
  return campaign
    ? pagesOf(campaign).filter((page) => page.path !== `/${campaign.success?.path}`)
    : pages.filter((page) => page.path === path);
}

/** A campaign's own page, its other addresses, and what a visitor sees after a registration made on it. */
function pagesOf(campaign: Campaign): SitePage[] {
  const { slug, title, success } = campaign;
  return [
    ...definedPages(campaign).map(
      ({ path, layout, own, campaign: shown }): SitePage => ({
        path,
        title,
        campaign: slug,
        ...(layout && { layout }),
        ...(!own && { route: `${moduleOf(shown)}${path}` }),
      }),
    ),
    ...(success ? [successPage(campaign, success)] : []),
  ];
}

function successPage({ slug, title }: Campaign, { path }: Success): SitePage {
  return { path: `/${path}`, title: successTitle(title), campaign: slug, route: `/${slug}/success` };
}

/** Sorts the landing page first: visitors who name no page are sent there. */
function landingFirst(a: Campaign, b: Campaign): number {
  return Number(`/${b.slug}` === LANDING_PATH) - Number(`/${a.slug}` === LANDING_PATH);
}
