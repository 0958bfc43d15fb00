import { z } from 'zod';
import { brands } from '@/brands';
import { KINDS } from '@/lib/activities/schema';
import type { Campaign } from '@/lib/campaign/schema';
import type { DatedStatus } from '@/lib/campaign/status';
import type { SitePage } from '@/lib/variant/resolve-page';
import { readStatuses } from '../../domain/activities/engine/campaign-status';
import { iso } from '../common/answer';
import { defineOperation } from '../common/operation';
import { siteOrigin } from '../revisions/site-origin';
import { table } from './words';

/** Lists every page of the catalogue, and where each brand has its pages. */
export const listPages = defineOperation({
  name: 'pages list',
  title: '页面目录',
  summary: '列出网站的每个页面、所属活动及其状态，以及各品牌的页面所在',
  subject: '页面',
  permission: 'anyone',
  audited: false,
  input: z.strictObject({}),
  async run({ services, orm, now }) {
    const catalogue = services.catalogue.current();
    const statuses = await readStatuses(orm, catalogue.campaigns, now);
    const shown = catalogue.pages.filter(({ development }) => !development || services.config.development);
    const rows = shown.map((page) =>
      rowOf(page, catalogue.campaign(page.campaign ?? ''), statuses.get(page.campaign ?? '')),
    );
    const origins = [];
    for (const { appCode: brand } of brands) origins.push({ brand, origin: await siteOrigin(services, orm, brand) });
    return { answer: [table('site_pages', rows), table('page_origins', origins)] };
  },
});

function rowOf(page: SitePage, definition: Campaign | undefined, dated: DatedStatus | undefined) {
  const { path, title, campaign = null, layout = null } = page;
  const kind = kindOf(page, definition);
  const activities = (kind === 'campaign' && definition?.activities) || [];
  return {
    path,
    title,
    kind,
    campaign,
    plays: activities.map((activity) => KINDS[activity.kind].words.name).join('、') || null,
    layout,
    status: dated?.status ?? null,
    begins: iso(dated?.beginsAt),
    ends: iso(dated?.endsAt),
  };
}

function kindOf(
  { path, campaign, development }: SitePage,
  definition: Campaign | undefined,
): 'campaign' | 'success' | 'clause' | 'other' | 'development' {
  if (development) return 'development';
  if (campaign) return path === `/${definition?.success?.path}` ? 'success' : 'campaign';
  return path.startsWith('/clause/') ? 'clause' : 'other';
}
