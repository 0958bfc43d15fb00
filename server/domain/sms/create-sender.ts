import { ConsoleSender } from './console-sender';
import type { InboxParts } from './inbox';
import type { SmsSender } from './sender';
import { createWebhookSender, type Webhook } from './webhook-sender';

/** The gateway where one is set, the console otherwise. */
export function createSmsSender(webhook: Webhook | undefined, parts: InboxParts): SmsSender {
  return webhook ? createWebhookSender(webhook) : new ConsoleSender(parts);
}
