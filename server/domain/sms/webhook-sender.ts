import type { SmsSender } from './sender';

const TIMEOUT = 5_000;

export interface Webhook {
  url: string;
  /** Sent as `Authorization: Bearer …`. */
  token?: string | undefined;
}

/**
 * Posts each message as JSON (`id`, `mobile`, `code`, `purpose`, `appCode`) to a gateway, which answers 2xx when it has
 * taken it. `Idempotency-Key` repeats the id: a gateway that sees it twice sends one SMS. Redirects are refused.
 *
 * @param timeout milliseconds after which a gateway counts as out of order; below those of the visitor's browser
 */
export function createWebhookSender({ url, token }: Webhook, timeout = TIMEOUT): SmsSender {
  return {
    async send(message) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': message.id,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
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
