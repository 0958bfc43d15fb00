import { z } from 'zod';
import { ConfigError } from '../platform/settings/config-error';

/** The chats whose robots the server knows; `json` is for an own program. */
const NOTICE_FORMATS = ['wecom', 'dingtalk', 'feishu', 'json'] as const;
export type NoticeFormat = (typeof NOTICE_FORMATS)[number];

/** Where notices are sent. */
export interface NoticeWebhook {
  /** Contains the robot's key: it appears in no log. */
  url: string;
  format: NoticeFormat;
  secret?: string | undefined;
}

/** Environment variables of notices to the operators' chat. */
export const noticeSettings = {
  /** Address of a robot of WeCom, DingTalk or Feishu, or of an own program; without it, the server sends no notices. */
  NOTICE_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** What the address understands; by default as its host says, else `json`. */
  NOTICE_WEBHOOK_FORMAT: z.enum(NOTICE_FORMATS).optional(),
  /** Signs the messages, as the robot's settings show it; not for WeCom. */
  NOTICE_WEBHOOK_SECRET: z.string().min(1).optional(),
};

const HOSTS: Readonly<Record<string, NoticeFormat>> = {
  'qyapi.weixin.qq.com': 'wecom',
  'oapi.dingtalk.com': 'dingtalk',
  'open.feishu.cn': 'feishu',
  'open.larksuite.com': 'feishu',
};

/**
 * @returns `undefined` if the server sends no notices
 * @throws {ConfigError} if the secret has no address, or its format has no signature
 */
export function noticeWebhookOf({
  NOTICE_WEBHOOK_URL: url,
  NOTICE_WEBHOOK_FORMAT,
  NOTICE_WEBHOOK_SECRET: secret,
}: z.output<z.ZodObject<typeof noticeSettings>>): NoticeWebhook | undefined {
  if (!url) {
    if (secret) throw new ConfigError('NOTICE_WEBHOOK_SECRET: is set without NOTICE_WEBHOOK_URL');
    return undefined;
  }
  const format = NOTICE_WEBHOOK_FORMAT ?? HOSTS[new URL(url).hostname] ?? 'json';
  if (format === 'wecom' && secret) throw new ConfigError('NOTICE_WEBHOOK_SECRET: WeCom has no signature; unset it');
  return { url, format, secret };
}
