import { queryOptions } from '@tanstack/react-query';
import type { Sentence } from '@/server/operations/common/answer';
import { figuresOf, rowsIn } from '../answer/read-answer';
import { tableOf } from '../answer/rows-of';
import { run } from '../api/operations';

export interface AlarmRow {
  kind: string;
  what: Sentence;
  since: string | null;
}

export interface ProcessRow {
  machine: string;
  pid: number;
  release: string;
  node: string;
  started: string;
  seen: string;
  state: 'running' | 'silent';
}

export interface QueueRow {
  platform: string;
  event: string;
  key: 'set' | 'missing';
  pending: number;
  oldest: string | null;
  sent: number;
  failed: number;
  failedToday: number;
  givenUp: number;
  unmatched: number;
  consent: number;
}

export interface SmsRow {
  to: 'all' | 'unknown';
  most: number;
  used: number;
  left: number;
  until: string | null;
}

interface DatabaseRow {
  engine: string;
  size: string;
  migrations: number;
  missing: number;
  files: number;
  fileSize: string | null;
  backup: string | null;
}

/** The key of what the screen shows. */
export const HEALTH_KEY = ['health'];

/** How the product is doing, read again every half minute. */
export const healthQuery = queryOptions({
  queryKey: [...HEALTH_KEY, 'state'],
  queryFn: async () => {
    const { answer } = await run('health', { input: {} });
    return {
      alarms: rowsIn<AlarmRow>(answer, 'alarms'),
      processes: rowsIn<ProcessRow>(answer, 'processes'),
      queue: rowsIn<QueueRow>(answer, 'conversion_queue'),
      sms: rowsIn<SmsRow>(answer, 'sms_budget'),
      database: figuresOf<DatabaseRow>(answer, 'health_database'),
    };
  },
  refetchInterval: 30_000,
});

export const holidaysQuery = queryOptions({
  queryKey: [...HEALTH_KEY, 'holidays'],
  queryFn: async () => tableOf((await run('holidays', { input: {} })).answer, 'holidays'),
});
