import { settings } from '../../settings';
import { inWebView } from '../page/in-web-view';
import { navigate } from '../page/navigate';

/** Size of the chat window in CSS pixels. */
const WIDTH = 800;
const HEIGHT = 600;
const SIZE = `width=${WIDTH},height=${HEIGHT}`;

const IDS = new URLSearchParams({ company: settings.serviceCompanyId, config: settings.serviceConfigId });

/** The chat's URL with the fixed company and config ids. */
export const SERVICE_CHAT_URL = `${settings.serviceChatUrl}?${IDS}`;

/**
 * Opens the chat in its own window, in a new tab on phones, or in the same tab of a web view. Returns `false` if the
 * browser blocks it, so that the link opens normally.
 */
export function openServiceChat(): boolean {
  if (inWebView()) {
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
