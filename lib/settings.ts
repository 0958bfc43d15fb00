/**
 * The site's settings at build time. Next replaces each variable's name with its value in the bundles, so every name
 * must be written out in full. An empty variable counts as unset; `check-settings.ts` rejects wrong ones.
 */
export const settings = {
  /**
   * Customer service chat: a path on this site or an `https` URL, without query. The default is the development
   * set-up's chat.
   */
  serviceChatUrl: process.env.NEXT_PUBLIC_SERVICE_CHAT_URL || '/dev/chat',
  /** Company and desk for the chat. */
  serviceCompanyId: process.env.NEXT_PUBLIC_SERVICE_COMPANY_ID || '1000',
  serviceConfigId: process.env.NEXT_PUBLIC_SERVICE_CONFIG_ID || '2000',
  /** Origin of the production payment host. */
  paymentOrigin: process.env.NEXT_PUBLIC_PAYMENT_ORIGIN || 'https://pay.cashier.example',
  /** Origin of the user-content host with the invite page. */
  inviteOrigin: process.env.NEXT_PUBLIC_INVITE_ORIGIN || 'https://user-content.example',
} as const;
