/** The customer service chat: where it is and which desk answers. An installation puts its provider's address and ids here. */
const CHAT = { address: '/dev/chat', company: '1000', config: '2000' } as const;

/** Size of the chat window in CSS pixels. */
const CHAT_WINDOW = { width: 800, height: 600 } as const;

/** The chat's address with the fixed company and config ids. */
export const SERVICE_CHAT_URL = `${CHAT.address}?${new URLSearchParams({ company: CHAT.company, config: CHAT.config })}`;

/** Opens the chat in a window of its own; `false` where the browser refused, so that the link can do its usual work. */
export function openServiceChat(): boolean {
  const { width, height } = CHAT_WINDOW;
  const left = Math.max(0, Math.round((window.screen.availWidth - width) / 2));
  const top = Math.max(0, Math.round((window.screen.availHeight - height) / 2));
  const chat = window.open(
    SERVICE_CHAT_URL,
    'service-chat',
    `popup,width=${width},height=${height},left=${left},top=${top}`,
  );
  if (!chat) return false;
  chat.opener = null;
  chat.focus();
  return true;
}
