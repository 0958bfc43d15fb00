import { createHmac } from 'node:crypto';
import type { ChatFormat, NoticeChannel, NoticeChat } from '../../settings/notices';
import { chatMessageOf, type NoticeMessage } from './messages';
import { sendMail } from './send-mail';

const TIMEOUT = 5_000;

/**
 * Sends a message to the operators' chat, or by mail.
 * @throws Error if the chat or the mail server did not accept it; the message of the error does not contain the address
 */
export async function sendMessage(channel: NoticeChannel, message: NoticeMessage, now: Date): Promise<void> {
  if (channel.format === 'mail') return sendMail(channel, message);
  const { url, body, headers } = requestOf(channel, message, now);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((error: Error) => {
    throw new Error(`The notices’ chat cannot be reached (${error.name}).`);
  });
  const text = await response.text().catch(() => '');
  if (!response.ok) throw new Error(`The notices’ chat answered ${response.status}.`);
  const fault = faultOf(channel.format, text);
  if (fault) throw new Error(`The notices’ chat rejected the message: ${fault}.`);
}

function requestOf({ url, format, secret }: NoticeChat, message: NoticeMessage, now: Date) {
  const content = chatMessageOf(format, message);
  if (format === 'dingtalk' && secret) {
    const timestamp = String(now.getTime());
    const signed = new URL(url);
    signed.searchParams.set('timestamp', timestamp);
    signed.searchParams.set('sign', hmac(secret, `${timestamp}\n${secret}`).toString('base64'));
    return { url: signed.href, body: JSON.stringify(content) };
  }
  if (format === 'feishu' && secret) {
    const timestamp = String(Math.floor(now.getTime() / 1000));
    const sign = hmac(`${timestamp}\n${secret}`, '').toString('base64');
    return { url, body: JSON.stringify({ timestamp, sign, ...content }) };
  }
  const body = JSON.stringify(content);
  if (format === 'json' && secret) {
    return { url, body, headers: { 'x-signature-256': `sha256=${hmac(secret, body).toString('hex')}` } };
  }
  return { url, body };
}

function hmac(key: string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** Why a chat rejected a message; chats do so with status 200. `undefined` if it accepted it. */
function faultOf(format: ChatFormat, text: string): string | undefined {
  if (format === 'json') return undefined;
  const field = format === 'feishu' ? 'code' : 'errcode';
  const code = new RegExp(`"${field}"\\s*:\\s*(-?\\d+)`).exec(text)?.[1];
  if (code === '0') return undefined;
  return code === undefined ? 'its answer has no code' : `code ${code}`;
}
