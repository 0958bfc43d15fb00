import { settings } from '../settings';

/** The invite page's path on the user-content host. */
export const INVITE_PATH = '/old-user-brings-new-user';
const NOT_LOGGED_IN = '请先登录';

/** Result of an invitation: the invite page's URL, and a message for an anonymous visitor before it. */
export interface InviteStep {
  url: string;
  message?: string;
}

/**
 * Decides an invitation. As the specification demands, an anonymous visitor sees a request to log in and still goes
 * to the page.
 *
 * @param page origin and host name of the page; on this machine its own server replaces the user-content host
 */
export function inviteStep(token: string | null, page: Pick<Location, 'origin' | 'hostname'>): InviteStep {
  const origin = isOnLocalhost(page) ? page.origin : settings.inviteOrigin;
  const url = `${origin}${INVITE_PATH}?${new URLSearchParams({ token: token ?? '' })}`;
  return token ? { url } : { url, message: NOT_LOGGED_IN };
}

/**
 * Whether a page runs on this machine (`*.localhost`), whose server replaces the hosts that the flows lead to.
 *
 * @param page the page's host name
 */
function isOnLocalhost({ hostname }: Pick<Location, 'hostname'>): boolean {
  return /(?:^|\.)localhost$/.test(hostname);
}
