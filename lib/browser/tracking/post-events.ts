import { CACHED_PAGE_HEADER, COLLECT_PATH } from '../../contract/collect';
import type { TrackingEvent } from '../../contract/tracking';
import { ApiError } from '../http/api-error';
import { requestBeyondPage } from '../http/request-beyond-page';

/** `refused`: the server would reject the same events again. */
export type PostOutcome = 'sent' | 'refused' | 'failed';

const REFUSALS: readonly unknown[] = [400, 413, 415, 422];

/**
 * Sends a batch in a request that may outlive the page. The answer's status decides; a failure is logged without the
 * events.
 */
export async function postEvents(batch: readonly TrackingEvent[]): Promise<PostOutcome> {
  const init = {
    method: 'POST',
    body: JSON.stringify(batch),
    headers: { 'Content-Type': 'application/json', ...(isCachedPage() && { [CACHED_PAGE_HEADER]: '1' }) },
  };
  try {
    await requestBeyondPage(COLLECT_PATH, init, {}, async (response) => {
      // An unread body would stay open and count against the limit for requests that outlive the page, and browsers
      // report a cancelled one as a failed request.
      await response.text().catch(() => {});
      const { ok, status } = response;
      if (!ok) throw new ApiError('invalid', { status });
    });
    return 'sent';
  } catch (error) {
    const { kind, status } = error instanceof ApiError ? error : { kind: 'unknown', status: undefined };
    console.error(`Tracking events could not be sent: ${[kind, status].filter(Boolean).join(' ')}.`);
    return REFUSALS.includes(status) ? 'refused' : 'failed';
  }
}

/**
 * Whether the page came from the browser's cache, without a byte over the network. False in browsers that cannot report
 * it.
 */
function isCachedPage(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (navigation as PerformanceNavigationTiming | undefined)?.transferSize === 0;
}
