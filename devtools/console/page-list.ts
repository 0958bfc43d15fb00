import { campaigns } from '@/campaigns';
import { pages } from '@/campaigns/catalogue';
import { KINDS } from '@/lib/activities/schema';
import type { SitePage } from '@/lib/variant/resolve-page';

export const PAGE_KINDS = ['campaign', 'success', 'clause', 'other', 'development'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** A page in the list of choices; its title is never empty. */
export interface PageChoice extends SitePage {
  kind: PageKind;
  /** Its activities, or its only layout. */
  note: string;
}

const bySlug = new Map(campaigns.map((campaign) => [campaign.slug, campaign]));

/** Every page of the catalogue, in its order. */
export const pageChoices: readonly PageChoice[] = pages.map((page) => {
  const { title, layout } = page;
  const kind = kindOf(page);
  const activities = kind === 'campaign' ? (bySlug.get(page.campaign ?? '')?.activities ?? []) : [];
  const layoutWords = layout ? [layout === 'desktop' ? '只用桌面版' : '只用手机版'] : [];
  const note = [...activities.map((activity) => KINDS[activity.kind].words.name), ...layoutWords].join('、');
  return { ...page, title: title || '（无标题）', kind, note };
});

export function pageChoice(path: string): PageChoice | undefined {
  return pageChoices.find((page) => page.path === path);
}

function kindOf({ path, campaign, development }: SitePage): PageKind {
  if (development) return 'development';
  if (campaign) return path === `/${bySlug.get(campaign)?.success?.path}` ? 'success' : 'campaign';
  return path.startsWith('/clause/') ? 'clause' : 'other';
}
