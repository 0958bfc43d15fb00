import { pgTable, text } from 'drizzle-orm/pg-core';
import { timestamp } from '../columns';

/** WeChat's tickets, with which every server process signs addresses for share cards; one row per account of WeChat. */
export const wechatTickets = pgTable('wechat_tickets', {
  appId: text().primaryKey(),
  /** `null` until WeChat has issued one. Only signs addresses of the account's own hosts, for at most two hours. */
  ticket: text(),
  expiresAt: timestamp(),
  /** Until then only the process that wrote it may renew the ticket. */
  claimedUntil: timestamp().notNull(),
});
