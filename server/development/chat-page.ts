import { MESSAGE_MAX } from './chat-fields';

export interface ChatPage {
  conversation: string;
  company: string;
  config: string;
  messages: readonly { text: string; sentAt: Date }[];
}

const TIME = new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit' });
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The conversation as a page that works without scripts. */
export function chatPage({ conversation, company, config, messages }: ChatPage): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>在线客服</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr auto; color: #1f2430; background: #f4f5f8;
  font: 16px/1.6 -apple-system, BlinkMacSystemFont, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif }
header { padding: 14px 20px; background: #1f2a44; color: #fff }
h1 { margin: 0; font-size: 17px }
header p { margin: 0; font-size: 13px; color: #c6cede }
ol { list-style: none; margin: 0; padding: 20px; display: flex; flex-direction: column; gap: 12px }
li { max-width: 75%; padding: 10px 14px; border-radius: 14px; overflow-wrap: anywhere; white-space: pre-wrap }
li.desk { align-self: start; background: #fff }
li.visitor { align-self: end; background: #cfe0ff }
time { display: block; font-size: 12px; color: #5b6474 }
form { display: flex; gap: 10px; padding: 14px 20px; background: #fff; border-top: 1px solid #dfe3ea }
input { flex: 1; min-width: 0; padding: 10px 14px; font: inherit; border: 1px solid #aab3c2; border-radius: 10px }
button { padding: 10px 22px; font: inherit; color: #fff; background: #1f4fbf; border: 0; border-radius: 10px }
</style>
</head>
<body>
<header><h1>在线客服</h1><p>开发环境的对话页：消息会被保存，暂无客服人员应答。</p></header>
<ol>
<li class="desk">您好，请留下您的问题，我们会保存这段对话。</li>
${messages.map(({ text, sentAt }) => `<li class="visitor">${escapeHtml(text)}<time>${TIME.format(sentAt)}</time></li>`).join('\n')}
</ol>
<form method="post" action="/dev/chat">
<input type="hidden" name="conversation" value="${escapeHtml(conversation)}">
<input type="hidden" name="company" value="${escapeHtml(company)}">
<input type="hidden" name="config" value="${escapeHtml(config)}">
<input name="text" aria-label="输入消息" placeholder="输入消息" maxlength="${MESSAGE_MAX}" required autocomplete="off" autofocus>
<button>发送</button>
</form>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
