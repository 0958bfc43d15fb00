import { headerText } from '../../platform/settings/common-settings';
import { lastUsable } from '../../platform/settings/last-usable';
import { readSecretFiles } from '../../platform/settings/secret-files';
import type { SmsSender } from './sender';

const TIMEOUT = 5_000;

export interface Webhook {
  url: string;
  /** Sent as `Authorization: Bearer …`. */
  token?: string | undefined;
  /**
   * The file that contains the token, if any: read for each message, because some gateways issue short-lived tokens.
   */
  tokenFile?: string | undefined;
}

/**
 * Posts each message as JSON (`id`, `mobile`, `code`, `purpose`, `appCode`) to a gateway, which answers 2xx when it
 * accepts it. `Idempotency-Key` repeats the id: a gateway that gets it twice sends one SMS. Redirects are rejected.
 *
 * @param timeout milliseconds after which the gateway counts as failed; shorter than the timeout of the visitor's
 * browser
 */
export function createWebhookSender({ url, token, tokenFile }: Webhook, timeout = TIMEOUT): SmsSender {
  const latest = tokenFile ? lastUsable(() => readToken(tokenFile), console.warn, token) : () => token;
  return {
    async send(message) {
      const shown = latest();
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': message.id,
          ...(shown ? { authorization: `Bearer ${shown}` } : {}),
        },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`SMS gateway answered ${answer.status}`);
    },
  };
}

function readToken(file: string): string {
  const { read, faults } = readSecretFiles({ SMS_WEBHOOK_TOKEN_FILE: file });
  const token = headerText.safeParse(read.SMS_WEBHOOK_TOKEN);
  if (!token.success) throw new Error(faults[0] ?? 'SMS_WEBHOOK_TOKEN_FILE: the file contains no token');
  return token.data;
}
