import { queryOptions } from '@tanstack/react-query';
import type { RowOf } from '@/server/operations/words';
import { figuresOf, rowsIn } from '../answer/read-answer';
import { tableOf } from '../answer/rows-of';
import { run } from '../api/operations';

export type AlarmRow = RowOf<'alarms'>;

export type ProcessRow = RowOf<'processes'>;

export type QueueRow = RowOf<'conversion_queue'>;

export type SmsRow = RowOf<'sms_budget'>;

/** The key of what the screen shows. */
export const HEALTH_KEY = ['health'];

/** How the product is doing, read again every half minute. */
export const healthQuery = queryOptions({
  queryKey: [...HEALTH_KEY, 'state'],
  queryFn: async () => {
    const { answer } = await run('health', { input: {} });
    return {
      alarms: rowsIn(answer, 'alarms'),
      processes: rowsIn(answer, 'processes'),
      queue: rowsIn(answer, 'conversion_queue'),
      sms: rowsIn(answer, 'sms_budget'),
      database: figuresOf(answer, 'health_database'),
    };
  },
  refetchInterval: 30_000,
});

export const holidaysQuery = queryOptions({
  queryKey: [...HEALTH_KEY, 'holidays'],
  queryFn: async () => tableOf((await run('holidays', { input: {} })).answer, 'holidays'),
});
