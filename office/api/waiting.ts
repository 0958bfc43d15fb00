import { queryOptions } from '@tanstack/react-query';
import { attended } from './attended';
import { runForRows } from './operations';

/** First part of the keys of everything that the inbox reads. */
export const INBOX = 'inbox';
/** How often the inbox is read again, in milliseconds. */
export const INBOX_INTERVAL = 60_000;

const readWaiting = (input: { own?: true }) => runForRows('waiting', 'waiting', input);

/** What waits for the operator. */
export const waitingQuery = queryOptions({
  queryKey: [INBOX, 'waiting'],
  queryFn: attended(() => readWaiting({})),
  refetchInterval: INBOX_INTERVAL,
});

/** What the operator's own requests and texts wait for. */
export const ownWaitingQuery = queryOptions({
  queryKey: [INBOX, 'own'],
  queryFn: attended(() => readWaiting({ own: true })),
  refetchInterval: INBOX_INTERVAL,
});
