import { z } from 'zod';
import { ConfigError } from '../platform/settings/config-error';

/** The chats whose robots the server knows; `json` is for an own program. */
const CHAT_FORMATS = ['wecom', 'dingtalk', 'feishu', 'json'] as const;
export type ChatFormat = (typeof CHAT_FORMATS)[number];

/** A robot in a chat of operators, or an own program. */
export interface NoticeChat {
  format: ChatFormat;
  /** Contains the robot's key: it appears in no log. */
  url: string;
  secret?: string | undefined;
}

/** A mail server and the operators' addresses. */
export interface NoticeMail {
  format: 'mail';
  /** May contain the account's password: it appears in no log. */
  url: string;
  from: string;
  to: readonly string[];
}

/** Where notices are sent. */
export type NoticeChannel = NoticeChat | NoticeMail;

/** Environment variables of notices to operators. */
export const noticeSettings = {
  /** Address of a robot of WeCom, DingTalk or Feishu, of an own program or of a mail server; without it, the server sends no notices. */
  NOTICE_URL: z.url({ protocol: /^(https?|smtps?)$/ }).optional(),
  /** What the address understands; by default as its host says, else `json`. */
  NOTICE_FORMAT: z.enum(CHAT_FORMATS).optional(),
  /** Signs the messages, as the robot's settings show it; not for WeCom. */
  NOTICE_SECRET: z.string().min(1).optional(),
  /** The sender of mails. */
  NOTICE_MAIL_FROM: z.email().optional(),
  /** The addresses that get them, comma-separated. */
  NOTICE_MAIL_TO: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .pipe(z.array(z.email()))
    .optional(),
};

type Settings = z.output<z.ZodObject<typeof noticeSettings>>;

const HOSTS: Readonly<Record<string, ChatFormat>> = {
  'qyapi.weixin.qq.com': 'wecom',
  'oapi.dingtalk.com': 'dingtalk',
  'open.feishu.cn': 'feishu',
  'open.larksuite.com': 'feishu',
};

/**
 * @returns `undefined` if the server sends no notices
 * @throws {ConfigError} if a setting is missing, or does not belong to the address
 */
export function noticeChannelOf(settings: Settings): NoticeChannel | undefined {
  const { NOTICE_URL: url, NOTICE_MAIL_FROM: from, NOTICE_MAIL_TO: to } = settings;
  const isMail = url !== undefined && /^smtps?:/.test(url);
  const idle = isMail
    ? (['NOTICE_FORMAT', 'NOTICE_SECRET'] as const)
    : (['NOTICE_MAIL_FROM', 'NOTICE_MAIL_TO', ...(url ? [] : (['NOTICE_SECRET'] as const))] as const);
  const unused = idle.find((name) => settings[name]);
  if (unused)
    throw new ConfigError(`${unused}: is set, but NOTICE_URL ${url ? 'does not use it' : 'is not'}; unset it`);
  if (!url) return undefined;
  if (!isMail) return chatOf(url, settings);
  if (!from || !to) throw new ConfigError('NOTICE_MAIL_FROM, NOTICE_MAIL_TO: are required with a mail server');
  return { format: 'mail', url, from, to };
}

function chatOf(url: string, { NOTICE_FORMAT, NOTICE_SECRET: secret }: Settings): NoticeChat {
  const format = NOTICE_FORMAT ?? HOSTS[new URL(url).hostname] ?? 'json';
  if (format === 'wecom' && secret) throw new ConfigError('NOTICE_SECRET: WeCom has no signature; unset it');
  return { url, format, secret };
}
