/**
 * What an installation tells the site when it is built. Next writes each variable's value into the bundles in place of
 * its name, so every one stands here in full. An empty variable counts as unset; `check-settings.ts` refuses wrong ones.
 */
export const settings = {
  /** Customer service chat: a path of this site or an `https` address, without query. Unset, the development set-up's own. */
  serviceChatUrl: process.env.NEXT_PUBLIC_SERVICE_CHAT_URL || '/dev/chat',
  /** The company and the desk that the chat opens with. */
  serviceCompanyId: process.env.NEXT_PUBLIC_SERVICE_COMPANY_ID || '1000',
  serviceConfigId: process.env.NEXT_PUBLIC_SERVICE_CONFIG_ID || '2000',
  /** Origin of the production payment host. */
  paymentOrigin: process.env.NEXT_PUBLIC_PAYMENT_ORIGIN || 'https://pay.cashier.example',
  /** Origin of the user-content host, where the invite page is. */
  inviteOrigin: process.env.NEXT_PUBLIC_INVITE_ORIGIN || 'https://user-content.example',
} as const;
