import { queryOptions } from '@tanstack/react-query';
import { tableOf } from '../answer/rows-of';
import { attended } from './attended';
import { run } from './operations';

/** First part of the keys of everything that the inbox reads. */
export const INBOX = 'inbox';
/** How often the inbox is read again, in milliseconds. */
export const INBOX_INTERVAL = 60_000;

const readWaiting = async (input: { own?: true }) => tableOf((await run('waiting', { input })).answer, 'waiting');

/** What waits for the operator. */
export const waitingQuery = queryOptions({
  queryKey: [INBOX, 'waiting'],
  queryFn: attended(async () => (await readWaiting({})) ?? null),
  refetchInterval: INBOX_INTERVAL,
});

/** What the operator's own requests and texts wait for. */
export const ownWaitingQuery = queryOptions({
  queryKey: [INBOX, 'own'],
  queryFn: attended(async () => (await readWaiting({ own: true })) ?? null),
  refetchInterval: INBOX_INTERVAL,
});
