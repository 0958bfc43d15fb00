import { settings } from '../settings';

/** The invite page on the user-content host. */
const INVITE_PAGE = `${settings.inviteOrigin}/old-user-brings-new-user`;
const NOT_LOGGED_IN = '请先登录';

/** What an invitation does: the invite page's address to go to, and before it a message to an anonymous visitor. */
export interface InviteStep {
  url: string;
  message?: string;
}

/** Decides an invitation. As the spec has it, an anonymous visitor is told to log in and goes to the page all the same. */
export function inviteStep(token: string | null): InviteStep {
  const url = `${INVITE_PAGE}?${new URLSearchParams({ token: token ?? '' })}`;
  return token ? { url } : { url, message: NOT_LOGGED_IN };
}
