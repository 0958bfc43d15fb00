import type { ChatFormat } from '../../settings/notices';
import { sentenceText } from '../common/define-words';
import type { Notice } from './notice';
import type { NoticeKind } from './words';

/** Most lines of a message: chats limit its length. */
const LINES = 20;
const OPEN = '打开运营台';

/** A message about what waits. */
export interface NoticeMessage {
  title: string;
  notices: readonly { kind: NoticeKind; text: string }[];
  /** How many further ones there are. */
  more: number;
  /** The address of the office, if there is one. */
  link?: string | undefined;
}

/** Writes a message in Chinese. */
export function messageAbout(notices: readonly Notice[], link: string | undefined): NoticeMessage {
  return {
    title: `运营待办 ${notices.length} 项`,
    notices: notices.slice(0, LINES).map(({ kind, what }) => ({ kind, text: sentenceText(what) })),
    more: Math.max(0, notices.length - LINES),
    link,
  };
}

/** The body that a chat's robot understands, or the message itself for an own program. */
export function chatMessageOf(format: ChatFormat, message: NoticeMessage): object {
  const { title, link } = message;
  switch (format) {
    case 'wecom':
      return { msgtype: 'markdown', markdown: { content: markdown(message, `**${title}**`) } };
    case 'dingtalk':
      return { msgtype: 'markdown', markdown: { title, text: markdown(message, `#### ${title}`) } };
    case 'feishu': {
      const lines = linesOf(message).map((text) => [{ tag: 'text', text }]);
      const content = link ? [...lines, [{ tag: 'a', text: OPEN, href: link }]] : lines;
      return { msg_type: 'post', content: { post: { zh_cn: { title, content } } } };
    }
    case 'json':
      return message;
  }
}

/** The text of a mail. */
export function mailTextOf(message: NoticeMessage): string {
  const lines = linesOf(message).map((line) => `· ${line}`);
  return [...lines, ...(message.link ? ['', `${OPEN}：${message.link}`] : [])].join('\n');
}

function linesOf({ notices, more }: NoticeMessage): string[] {
  const lines = notices.map(({ text }) => text);
  return more > 0 ? [...lines, `另有 ${more} 项。`] : lines;
}

function markdown(message: NoticeMessage, head: string): string {
  const lines = linesOf(message).map((line) => `- ${line.replace(/[\\`*_[\]<>#]/g, '\\$&')}`);
  const { link } = message;
  return [head, '', ...lines, ...(link ? ['', `[${OPEN}](${link})`] : [])].join('\n');
}
