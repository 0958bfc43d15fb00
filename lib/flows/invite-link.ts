import { LANDING_PATH, siteUrl } from '../site';

/** What an invitation says, on the poster and as the title of a shared link. */
export const INVITATION = ['好友邀您', '一起开户'] as const;

/** Query parameters of the channel, which apply to a friend's registration too. */
const CHANNEL = ['appcode', 'v'];

/**
 * The landing page's URL with a visitor's invite code and the page's own channel; never with its token or its campaign
 * parameters.
 */
export function inviteLink(code: string, { origin, search }: Pick<Location, 'origin' | 'search'>): string {
  const query = new URLSearchParams({ invitecode: code });
  for (const [name, value] of new URLSearchParams(search)) {
    if (CHANNEL.includes(name) && !query.has(name)) query.set(name, value);
  }
  return `${origin}${siteUrl(LANDING_PATH)}?${query}`;
}
