import { LANDING_PATH, siteUrl } from '../site';

/** What of a page's query belongs to the channel, and so to a friend's registration too. */
const CHANNEL = ['appcode', 'v'];

/** The landing page with a visitor's invite code and the page's own channel; never its token or its campaign's marks. */
export function inviteLink(code: string, { origin, search }: Pick<Location, 'origin' | 'search'>): string {
  const query = new URLSearchParams({ invitecode: code });
  for (const [name, value] of new URLSearchParams(search)) {
    if (CHANNEL.includes(name) && !query.has(name)) query.set(name, value);
  }
  return `${origin}${siteUrl(LANDING_PATH)}?${query}`;
}
