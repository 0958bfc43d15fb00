import { createTransport } from 'nodemailer';
import { isThisMachine } from '../../platform/http/is-this-machine';
import type { NoticeMail } from '../../settings/notices';
import { mailTextOf, type NoticeMessage } from './messages';

const TIMEOUT = 5_000;

/**
 * Sends a message to the operators by mail. It counts as sent if the mail server accepts one of the addresses.
 * @throws Error if it accepts none; the message of the error contains neither addresses nor the password
 */
export async function sendMail({ url, from, to }: NoticeMail, message: NoticeMessage): Promise<void> {
  const text = mailTextOf(message);
  await createTransport(connectionOf(url))
    .sendMail({ from, to: [...to], subject: message.title, text, textEncoding: 'base64' })
    .catch((error: Error & { code?: string; responseCode?: number }) => {
      throw new Error(`The notices’ mail server did not accept the message (${error.responseCode ?? error.code}).`);
    });
}

/** How to reach a mail server: without TLS only on this machine. */
export function connectionOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !isThisMachine(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  };
}
