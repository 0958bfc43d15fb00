import { queryOptions } from '@tanstack/react-query';
import { rowsIn, sentencesOf } from '../answer/read-answer';
import { run, runForRows } from '../api/operations';
import type { RoundRow, SeasonRow, TextRow } from './rows';

/** The key of everything that a change of a campaign may change. */
export const CALENDAR_KEY = ['calendar'];

/** All campaigns, and since when all of them are paused. */
export const campaignsQuery = queryOptions({
  queryKey: [...CALENDAR_KEY, 'campaigns'],
  queryFn: async () => {
    const { answer } = await run('campaigns', { input: {} });
    const [paused] = sentencesOf(answer, 'all_paused');
    return { campaigns: rowsIn(answer, 'campaigns'), paused };
  },
  // Others stop and close campaigns too.
  refetchInterval: 30_000,
});

/** What happens in a period. */
export interface Events {
  /** First and last Beijing day. */
  from: string;
  to: string;
  /** The server's time, ISO 8601. */
  now: string;
  /** How many days before an end must be announced, and the first end that may be announced now. */
  notice: { days: number; end: string };
  rounds: readonly RoundRow[];
  texts: readonly TextRow[];
  /** Not limited to the period. */
  seasons: readonly SeasonRow[];
}

/** Rounds and texts of a period, and days that seasonal campaigns may take, with the server's time and what the rules say about notice. */
export const eventsQuery = (input: Record<string, string>) =>
  queryOptions({
    queryKey: [...CALENDAR_KEY, 'events', input],
    queryFn: async (): Promise<Events> => {
      const { answer } = await run('calendar', { input });
      const [of] = sentencesOf(answer, 'calendar_of');
      const [notice] = sentencesOf(answer, 'notice_rule');
      if (!of || !notice) throw new Error('The calendar has no period.');
      return {
        ...of,
        notice,
        rounds: rowsIn(answer, 'calendar_rounds'),
        texts: rowsIn(answer, 'calendar_texts'),
        seasons: rowsIn(answer, 'calendar_seasons'),
      };
    },
  });

export const stockQuery = (campaign: string) =>
  queryOptions({
    queryKey: [...CALENDAR_KEY, 'stock', campaign],
    queryFn: () => runForRows('stock', 'stock', { campaign }),
  });

export const budgetsQuery = queryOptions({
  queryKey: [...CALENDAR_KEY, 'budgets'],
  queryFn: () => runForRows('budgets', 'budgets'),
});

export const exposureQuery = queryOptions({
  queryKey: [...CALENDAR_KEY, 'exposure'],
  queryFn: async () => {
    const { answer } = await run('exposure', { input: {} });
    const [total] = sentencesOf(answer, 'exposure_total');
    const [of] = sentencesOf(answer, 'exposure_of');
    return { rows: rowsIn(answer, 'exposure'), total, of };
  },
});
