import type { SmsSender } from './sender';

const TIMEOUT = 5_000;

/**
 * Posts each message as JSON (`id`, `mobile`, `code`, `purpose`, `appCode`) to a gateway, which answers 2xx when it has
 * taken it. `Idempotency-Key` repeats the id: a gateway that sees it twice sends one SMS. Redirects are refused.
 */
export function createWebhookSender({ url, token }: { url: string; token?: string }): SmsSender {
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
        signal: AbortSignal.timeout(TIMEOUT),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`SMS gateway answered ${answer.status}`);
    },
  };
}
