import type * as z from 'zod/mini';
import type { WorkAnswer, WorkOrder } from '../../captcha/work';
import type { altchaChallenge } from '../../contract/captcha';

/** Milliseconds until a device gives up. */
const WORK_LIMIT = 60_000;

/**
 * Solves a challenge in a worker so that the page stays responsive, or on the page's thread if no worker starts.
 *
 * @returns the solution, or `null` if the device took too long, could not solve it, or `signal` aborted
 */
export async function proveWork(
  challenge: z.output<typeof altchaChallenge>,
  signal?: AbortSignal,
): Promise<WorkAnswer> {
  const order: WorkOrder = { challenge, timeout: WORK_LIMIT };
  try {
    return await inWorker(order, signal);
  } catch {
    if (signal?.aborted) return null;
    const { work } = await import('../../captcha/work');
    return work(order).catch(() => null);
  }
}

function inWorker(order: WorkOrder, signal?: AbortSignal): Promise<WorkAnswer> {
  const worker = new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<WorkAnswer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkAnswer>) => resolve(data);
    worker.onerror = () => reject(new Error('The worker did not start or failed.'));
    signal?.addEventListener('abort', () => resolve(null), { once: true });
    worker.postMessage(order);
  }).finally(() => worker.terminate());
}
