import { campaigns } from '@/campaigns';
import { pages } from '@/campaigns/catalogue';
import { KINDS } from '@/lib/activities/schema';

export const PAGE_KINDS = ['campaign', 'success', 'clause', 'other', 'development'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** A page of the catalogue for the list of choices. */
export interface ListedPage {
  path: `/${string}`;
  title: string;
  kind: PageKind;
  /** The campaign of the page. */
  slug?: string;
  /** Its activities, or its only layout. */
  note: string;
}

const bySuccess = new Map(campaigns.map(({ slug, success }) => [`/${success?.path}`, slug]));
const byPath = new Map(
  campaigns.flatMap((campaign) =>
    [campaign.slug, ...campaign.otherPages.map(({ path }) => path)].map((path) => [`/${path}`, campaign] as const),
  ),
);

/** Every page of the catalogue, in its order. */
export const listedPages: readonly ListedPage[] = pages.map(({ path, title, layout, development }) => {
  const campaign = byPath.get(path);
  const slug = campaign?.slug ?? bySuccess.get(path);
  const layoutWords = layout ? [layout === 'desktop' ? '只用桌面版' : '只用手机版'] : [];
  return {
    path,
    title: title || '（无标题）',
    kind: development ? 'development' : kindOf(path, campaign !== undefined, slug !== undefined),
    ...(slug && { slug }),
    note: [...(campaign?.activities ?? []).map(({ kind }) => KINDS[kind].words.name), ...layoutWords].join('、'),
  };
});

export function listedPage(path: string): ListedPage | undefined {
  return listedPages.find((page) => page.path === path);
}

function kindOf(path: string, isCampaign: boolean, isSuccess: boolean): PageKind {
  if (isCampaign) return 'campaign';
  if (isSuccess) return 'success';
  return path.startsWith('/clause/') ? 'clause' : 'other';
}
