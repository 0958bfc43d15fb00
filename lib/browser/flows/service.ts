import { settings } from '../../settings';
import { navigate } from '../page/navigate';
import { pageVariant } from '../variant/page-variant';

/** Size of the chat window in CSS pixels. */
const WIDTH = 800;
const HEIGHT = 600;
const SIZE = `width=${WIDTH},height=${HEIGHT}`;

const IDS = new URLSearchParams({ company: settings.serviceCompanyId, config: settings.serviceConfigId });

/** The chat's address with the fixed company and config ids. */
export const SERVICE_CHAT_URL = `${settings.serviceChatUrl}?${IDS}`;

/** Whether the chat opens in the same tab: in the app's web view and in the browsers of other apps, which have no other. */
export function chatLeavesPage(): boolean {
  return pageVariant().platform === 'app' || Boolean(document.documentElement.dataset.inApp);
}

/**
 * Opens the chat in a window of its own, a new tab on phones, or in the same tab. `false` where the browser refused, so that
 * the link can do its usual work.
 */
export function openServiceChat(): boolean {
  if (chatLeavesPage()) {
    navigate(SERVICE_CHAT_URL);
    return true;
  }
  const left = (screen.availWidth - WIDTH) / 2;
  const top = (screen.availHeight - HEIGHT) / 2;
  const chat = window.open(SERVICE_CHAT_URL, 'service-chat', `popup,${SIZE},left=${left},top=${top}`);
  if (!chat) return false;
  chat.opener = null;
  chat.focus();
  return true;
}
