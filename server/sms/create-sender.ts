import { ConsoleSender } from './console-sender';
import type { SmsSender } from './sender';
import { createWebhookSender } from './webhook-sender';

/** The gateway where one is set, the console otherwise. */
export function createSmsSender(webhook?: { url: string; token?: string }): SmsSender {
  return webhook ? createWebhookSender(webhook) : new ConsoleSender();
}
