import type { RowOf } from '@/server/operations/words';
import type { CalendarSearch } from './search';
import { type Range, spanOf } from './span';

export type CampaignRow = RowOf<'campaigns'>;

export type RoundRow = RowOf<'calendar_rounds'>;

export type TextRow = RowOf<'calendar_texts'>;

export type SeasonRow = RowOf<'calendar_seasons'>;

export type StockRow = RowOf<'stock'>;

export type BudgetRow = RowOf<'budgets'>;

export type ExposureRow = RowOf<'exposure'>;

/** Everything known, by the operations that the operator may run. */
export interface Known {
  campaigns: readonly CampaignRow[];
  rounds: readonly RoundRow[];
  texts: readonly TextRow[];
  seasons: readonly SeasonRow[];
  stock: readonly StockRow[];
  budgets: readonly BudgetRow[];
  exposure: readonly ExposureRow[];
}

/** A campaign with what belongs to it. */
export interface Entry extends CampaignRow {
  rounds: readonly RoundRow[];
  texts: readonly TextRow[];
  /** The days of its season, if they are not its dates already. */
  season: SeasonRow | undefined;
  /** The item of which the smallest part is left. */
  scarcest: StockRow | undefined;
  budget: BudgetRow | undefined;
  exposure: ExposureRow | undefined;
}

/** Less than this part is left, as in the notices. */
const SCARCE = 0.2;

/** All campaigns. @param brand only texts of this brand and of all brands */
export function entriesOf(known: Known, brand: string | undefined): Entry[] {
  return known.campaigns.map((campaign) => entryOf(campaign, known, brand));
}

/** The campaigns that match the filters, in the order in which they need attention. */
export function shownEntries(
  entries: readonly Entry[],
  { status, kind, find = '' }: CalendarSearch,
  range: Range,
): Entry[] {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  return entries
    .filter(
      (entry) =>
        (status === undefined ? isWithin(entry, range) : entry.status === status) &&
        (kind === undefined || entry.activities?.includes(kind)) &&
        words.every((word) => `${entry.campaign} ${entry.title}`.toLowerCase().includes(word)),
    )
    .sort((one, other) => rankOf(one) - rankOf(other) || (nextOf(one) < nextOf(other) ? -1 : 1));
}

/** Whether a campaign goes on, or was going on in the range. */
function isWithin({ status, begins, ends, claimsUntil }: CampaignRow, range: Range): boolean {
  return status !== 'ended' || spanOf(range, begins, claimsUntil ?? ends) !== undefined;
}

function entryOf(campaign: CampaignRow, known: Known, brand: string | undefined): Entry {
  const own = <Row extends { campaign: string | null }>(rows: readonly Row[]) =>
    rows.filter((row) => row.campaign === campaign.campaign);
  const limited = own(known.stock).filter(({ left }) => left !== null);
  return {
    ...campaign,
    rounds: own(known.rounds),
    texts: own(known.texts).filter((text) => brand === undefined || text.brand === 'all' || text.brand === brand),
    season: own(known.seasons)[0],
    scarcest: limited.sort((one, other) => partLeft(one) - partLeft(other))[0],
    budget: own(known.budgets)[0],
    exposure: own(known.exposure)[0],
  };
}

/** Campaigns that collect or end come first, those that run without an end after the coming ones. */
function rankOf({ status, ends }: CampaignRow): number {
  if (status === 'ended') return 4;
  if (status === 'running') return ends === null ? 3 : 1;
  return status === 'claiming' ? 1 : 2;
}

/** What happens next, to compare; campaigns without dates by their name. */
function nextOf({ status, begins, ends, claimsUntil, campaign }: CampaignRow): string {
  const next = { upcoming: begins, running: ends, claiming: claimsUntil, ended: ends }[status];
  return next ?? campaign;
}

/** The part of an item that is left, from 0 to 1. */
export function partLeft({ left, total }: Pick<StockRow, 'left' | 'total'>): number {
  return total === 0 ? 0 : (left ?? total) / total;
}

/** The part of a budget that is left, from 0 to 1. */
export function budgetLeft({ left, budget }: BudgetRow): number {
  return budget === 0 ? 0 : left / budget;
}

/** Whether less than a fifth is left. @param part from 0 to 1 */
export function isScarce(part: number): boolean {
  return part < SCARCE;
}
