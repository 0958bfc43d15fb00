import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { chineseTime } from '@/lib/time/format';
import { developmentPage } from './page/development-page';

const MESSAGE_MAX = 500;

const deskFields = { company: z.string().max(32).default(''), config: z.string().max(32).default('') };

/** The query of the conversation page. Without a conversation it starts a new one. */
export const chatQuery = z.object({ ...deskFields, conversation: z.uuid().default(() => randomUUID()) });

/** A message from the page's form. */
export const chatMessage = z.object({
  ...deskFields,
  conversation: z.uuid(),
  text: z.string().trim().min(1).max(MESSAGE_MAX),
});

export interface ChatPage {
  conversation: string;
  company: string;
  config: string;
  messages: readonly { text: string; sentAt: Date }[];
}

const STYLES = `body { min-height: 100vh; display: grid; grid-template-rows: auto 1fr auto }
ol { list-style: none; margin: 0; padding: 20px; display: flex; flex-direction: column; gap: 12px }
li { max-width: 75%; padding: 10px 14px; border-radius: 14px; overflow-wrap: anywhere; white-space: pre-wrap }
li.reply { align-self: start; background: #fff }
li.visitor { align-self: end; background: #cfe0ff }
time { display: block; font-size: 12px; color: #5b6474 }
form { display: flex; gap: 10px; padding: 14px 20px; background: #fff; border-top: 1px solid #dfe3ea }
input { flex: 1; min-width: 0 }`;

/** Renders a conversation as a page that works without scripts. */
export function chatPage({ conversation, company, config, messages }: ChatPage): string {
  return developmentPage({
    title: '在线客服',
    note: '开发环境的对话页：消息会被保存，暂无客服人员应答。',
    styles: STYLES,
    body: (
      <>
        <ol>
          <li className="reply">您好，请留下您的问题，我们会保存这段对话。</li>
          {messages.map(({ text, sentAt }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            <li key={index} className="visitor">
              {text}
              <time>{chineseTime(sentAt.toISOString())}</time>
            </li>
          ))}
        </ol>
        <form method="post" action="/dev/chat">
          <input type="hidden" name="conversation" value={conversation} />
          <input type="hidden" name="company" value={company} />
          <input type="hidden" name="config" value={config} />
          <input
            name="text"
            aria-label="输入消息"
            placeholder="输入消息"
            maxLength={MESSAGE_MAX}
            required
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the page's only purpose
            autoFocus
          />
          <button type="submit">发送</button>
        </form>
      </>
    ),
  });
}
