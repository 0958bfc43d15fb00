import { ConsoleSender } from './console-sender';
import type { InboxParts } from './inbox';
import type { SmsSender } from './sender';
import { createWebhookSender, type Webhook } from './webhook-sender';

/** The gateway if one is configured, otherwise the console. */
export function createSmsSender(webhook: Webhook | undefined, parts: InboxParts): SmsSender {
  return webhook ? createWebhookSender(webhook) : new ConsoleSender(parts);
}
