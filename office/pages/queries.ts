import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type ClockInput,
  type ClockState,
  type DepositInput,
  type GivenDeposit,
  type Live,
  TOOL_CALLS,
  type ToolSetUp,
  type VisitorInput,
  type VisitorSession,
} from '@/server/office/tools-api';
import type { RowOf } from '@/server/operations/words';
import { rowsIn } from '../answer/read-answer';
import { call } from '../api/call';
import { run, runForRows } from '../api/operations';

export const KINDS = ['campaign', 'success', 'clause', 'other', 'development'] as const;

/** A page of the site. Instants are ISO 8601. */
export type PageRow = RowOf<'site_pages'>;

export type OriginRow = RowOf<'page_origins'>;

/** What frames can show: what visitors see (without a label), or a revision or arm. */
export type FrameRow = RowOf<'page_frames'>;

const HOUR = 3_600_000;

export const pagesQuery = queryOptions({
  queryKey: ['pages', 'list'],
  queryFn: async () => {
    const { answer } = await run('pages list', { input: {} });
    return { pages: rowsIn(answer, 'site_pages'), origins: rowsIn(answer, 'page_origins') };
  },
});

export function framesQuery(campaigns: readonly string[]) {
  return queryOptions({
    queryKey: ['pages', 'frames', ...campaigns],
    queryFn: () =>
      runForRows('pages frames', 'page_frames', campaigns.length > 0 ? { campaign: campaigns.join() } : {}),
    placeholderData: keepPreviousData,
    refetchInterval: HOUR,
  });
}

/** The rest exists only in development. */
export const setUpQuery = queryOptions({
  queryKey: ['tools', 'set-up'],
  queryFn: () => call<ToolSetUp>('GET', TOOL_CALLS.setUp),
  staleTime: Number.POSITIVE_INFINITY,
});

export const clockQuery = queryOptions({
  queryKey: ['tools', 'clock'],
  queryFn: async () => readAt(await call<ClockState>('GET', TOOL_CALLS.clock)),
});

export function liveQuery(filter: { brand?: string; mobile?: string }) {
  return queryOptions({
    queryKey: ['tools', 'live', filter],
    queryFn: () => call<Live>('GET', `${TOOL_CALLS.live}?${new URLSearchParams(filter)}`),
    refetchInterval: 2_000,
    placeholderData: keepPreviousData,
  });
}

export const moveClock = async (input: ClockInput) => readAt(await call<ClockState>('POST', TOOL_CALLS.clock, input));
export const openVisitorSession = (input: VisitorInput) => call<VisitorSession>('POST', TOOL_CALLS.session, input);
export const giveDeposit = (input: DepositInput) => call<GivenDeposit>('POST', TOOL_CALLS.deposit, input);

/** With how far the product's clock is from this browser's, in milliseconds. */
function readAt(state: ClockState): ClockState & { offset: number } {
  return { ...state, offset: Date.parse(state.now) - Date.now() };
}
