import { settings } from '../../settings';
import { navigate } from '../page/navigate';
import { pageVariant } from '../variant/page-variant';

/** Size of the chat window in CSS pixels. */
const WIDTH = 800;
const HEIGHT = 600;
const SIZE = `width=${WIDTH},height=${HEIGHT}`;

const IDS = new URLSearchParams({ company: settings.serviceCompanyId, config: settings.serviceConfigId });

/** The chat's URL with the fixed company and config ids. */
export const SERVICE_CHAT_URL = `${settings.serviceChatUrl}?${IDS}`;

/** Whether the chat opens in the same tab: in the app's web view and in other apps' browsers, which have only one. */
export function chatLeavesPage(): boolean {
  return pageVariant().platform === 'app' || Boolean(document.documentElement.dataset.inApp);
}

/**
 * Opens the chat in its own window, in a new tab on phones, or in the same tab. Returns `false` if the browser blocks
 * it, so that the link opens normally.
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
