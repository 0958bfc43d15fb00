import { settings } from '../settings';

/** The invite page's path on the user-content host. */
export const INVITE_PATH = '/old-user-brings-new-user';
const NOT_LOGGED_IN = '请先登录';

/** What an invitation does: the invite page's address to go to, and before it a message to an anonymous visitor. */
export interface InviteStep {
  url: string;
  message?: string;
}

/**
 * Decides an invitation. As the spec has it, an anonymous visitor is told to log in and goes to the page all the same.
 *
 * @param page origin and host name of the page; on this machine its own server stands in for the user-content host
 */
export function inviteStep(token: string | null, page: Pick<Location, 'origin' | 'hostname'>): InviteStep {
  const origin = isOnLocalhost(page) ? page.origin : settings.inviteOrigin;
  const url = `${origin}${INVITE_PATH}?${new URLSearchParams({ token: token ?? '' })}`;
  return token ? { url } : { url, message: NOT_LOGGED_IN };
}

/**
 * Whether a page runs on this machine (`*.localhost`), whose server stands in for the hosts that the flows lead to.
 *
 * @param page the page's host name
 */
function isOnLocalhost({ hostname }: Pick<Location, 'hostname'>): boolean {
  return /(?:^|\.)localhost$/.test(hostname);
}
