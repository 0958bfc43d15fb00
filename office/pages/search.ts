import { LANDING_PATH } from '@/lib/site';
import { DEVICE_IDS, type DeviceId } from '@/server/office/tools-api';

/** What the screen shows, in its address. Lists are separated by commas; a missing list has its usual value. */
export interface PagesSearch {
  /** Paths of pages. */
  page?: string;
  /** Codes of brands, and promotional hosts. */
  brand?: string;
  device?: string;
  /** Labels of revisions and arms, such as `7-plain`; `live` is what visitors see. */
  shows?: string;
  /** The query of the previewed addresses, without its question mark. */
  query?: string;
  size?: 's' | 'l';
  /** Which part of the previews, from 1. */
  part?: number;
}

export const LIVE = 'live';

const QUERY_MAX = 1_000;
const FIELDS = ['page', 'brand', 'device', 'shows', 'query'] as const;

/** Reads the address of the screen, and leaves out what is not valid. */
export function readPagesSearch(raw: Readonly<Record<string, unknown>>): PagesSearch {
  const texts = FIELDS.flatMap((name) => {
    const value = raw[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
  });
  const { query, ...lists } = Object.fromEntries(texts) as PagesSearch;
  const { size, part } = raw;
  return {
    ...lists,
    ...(query && isQuery(query) && { query }),
    ...((size === 's' || size === 'l') && { size }),
    ...(Number.isInteger(part) && (part as number) > 1 && { part: part as number }),
  };
}

/** Whether a text may be the query of previews. A session belongs into no address that people share. */
export function isQuery(text: string): boolean {
  return text.length <= QUERY_MAX && !/[\p{Cc}\p{Surrogate}#]/u.test(text) && !/(?:^|&)(?:token|preview)=/i.test(text);
}

/** The chosen lists. */
export interface Chosen {
  pages: readonly string[];
  brands: readonly string[];
  devices: readonly DeviceId[];
  shows: readonly string[];
}

/**
 * The lists of an address.
 * @param brand that it shows if it names none
 */
export function chosenOf({ page, brand, device, shows }: PagesSearch, usualBrand: string): Chosen {
  const devices = listOf(device, 'ios,desktop');
  return {
    pages: listOf(page, LANDING_PATH),
    brands: listOf(brand, usualBrand),
    devices: DEVICE_IDS.filter((id) => devices.includes(id)),
    shows: listOf(shows, LIVE),
  };
}

/** Another choice, from its first part. */
export function withChoice(search: PagesSearch, changed: PagesSearch): PagesSearch {
  return readPagesSearch({ ...search, ...changed, part: changed.part });
}

function listOf(text: string | undefined, usual: string): string[] {
  return [...new Set((text ?? usual).split(',').filter(Boolean))];
}
