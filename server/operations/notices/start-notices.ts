import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE } from '../../platform/clock/clock';
import { withoutParameters } from '../../platform/database/without-parameters';
import type { NoticeChannel } from '../../settings/notices';
import { sendMessage } from './send-message';
import { type NoticeSending, sendDueNotices } from './send-notices';

/** Between two checks of what waits. */
const INTERVAL = MINUTE;

/**
 * Sends notices to the operators' chat or by mail, as long as the server runs. Logs failures and tries again.
 * @returns the stop function, which resolves when no message is being sent
 */
export function startNotices(
  sending: Omit<NoticeSending, 'send'>,
  channel: NoticeChannel,
  log: { warn(details: object, message: string): void },
): () => Promise<void> {
  const stopped = new AbortController();
  const send: NoticeSending['send'] = (message, now) => sendMessage(channel, message, now);

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      await sendDueNotices({ ...sending, send }).catch((error: unknown) => {
        log.warn({ err: withoutParameters(error) }, 'notices could not be sent');
      });
      await pause(INTERVAL, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
    }
  }

  const running = run();
  return async () => {
    stopped.abort();
    await running;
  };
}
