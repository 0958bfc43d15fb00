import { runningCampaigns } from '@/lib/contract/activities/calls';
import type { Api } from '../../platform/http/api';
import { route } from '../../platform/http/route';
import { readStatuses } from './engine/campaign-status';
import { isOffered } from './engine/foreign-brand';
import type { ActivityServices } from './engine/services';

/** How many campaigns are listed. */
const LISTED = 6;

/** The campaigns to which a page links while its own does not run. */
export function registerRunningRoutes(api: Api<ActivityServices>): void {
  route(api, runningCampaigns, async ({ services, request: { host }, now }) => {
    const { database } = services;
    const campaigns = services.campaigns.filter((campaign) => isOffered(services, campaign, host));
    const statuses = await readStatuses(database.orm, campaigns, now);
    const endOf = (slug: string) => statuses.get(slug)?.endsAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
    const running = campaigns
      .filter(({ slug }) => statuses.get(slug)?.status === 'running')
      .sort((one, other) => endOf(one.slug) - endOf(other.slug));
    return { IsSuccess: true, Data: running.slice(0, LISTED).map(({ slug, title }) => ({ slug, title })) };
  });
}
