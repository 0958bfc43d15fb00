import { PREVIEW_PARAMETER } from '@/lib/query/preview-parameter';
import { siteUrl } from '@/lib/site';
import type { DeviceId, PreviewPlace, ToolSetUp } from '@/server/office/tools-api';
import { DEVICES } from './devices';
import type { FrameRow, PageRow } from './queries';
import { type Chosen, LIVE } from './search';

/** Previews on one part of the screen; each is a whole page with its scripts. */
export const AT_A_TIME = 12;

/** What previews are made from. */
export interface Site {
  pages: readonly PageRow[];
  places: readonly PreviewPlace[];
  frames: readonly FrameRow[];
  /** The port of each device's previews; only in development. */
  ports?: ToolSetUp['ports'] | undefined;
}

/** One page of one place on one device, as visitors see it or with a revision or arm. */
export interface Tile {
  /** Identifies the tile. */
  key: string;
  page: PageRow;
  place: PreviewPlace;
  device: DeviceId;
  shows: FrameRow;
  /** The address in the frame. */
  frame: string;
  /** The address for visitors, here and on another device; missing for a revision. */
  address?: string;
  phone?: string;
}

/** All previews of a choice. A revision belongs to the pages of its campaign and to its brand. */
export function tilesOf(chosen: Chosen, query: string, site: Site): Tile[] {
  const places = pick(site.places, chosen.brands, ({ value }) => value);
  const pages = pick(site.pages, chosen.pages, ({ path }) => path);
  const shown = pick(site.frames, chosen.shows, labelOf);
  return places.flatMap((place) =>
    pages.flatMap((page) =>
      shown
        .filter((shows) => fits(shows, page, place))
        .flatMap((shows) =>
          chosen.devices.flatMap((device) => tileOf({ page, place, device, shows }, query, site.ports) ?? []),
        ),
    ),
  );
}

/** The name of what a frame shows in an address. */
export function labelOf({ label }: FrameRow): string {
  return label ?? LIVE;
}

/** The address of a frame in which a visitor is logged in. */
export function withSession(address: string, token: string | undefined): string {
  if (token === undefined) return address;
  const url = new URL(address);
  url.searchParams.set('token', token);
  return url.href;
}

function tileOf(parts: Pick<Tile, 'page' | 'place' | 'device' | 'shows'>, query: string, ports: Site['ports']) {
  const { page, place, device, shows } = parts;
  const { source, layout } = DEVICES[device];
  const params = new URLSearchParams(query);
  if (source) params.set('source', source);
  const target = siteUrl(page.path);
  const own = target + searchOf(params);
  const frame = new URLSearchParams(params);
  if (shows.label !== null || !ports) frame.set(PREVIEW_PARAMETER, shows.token);
  if (!ports) {
    if (!layout) return undefined;
    frame.set('device', layout);
  }
  const origin = ports ? `http://${place.local}:${ports[device]}` : place.origin;
  return {
    key: [place.value, page.path, labelOf(shows), device].join(' '),
    ...parts,
    frame: `${origin}${target}${searchOf(frame)}`,
    ...(shows.label === null && { address: place.origin + own, phone: place.phone + own }),
  };
}

function fits({ label, campaign, brand }: FrameRow, page: PageRow, { brands }: PreviewPlace): boolean {
  if (label === null) return true;
  return campaign === page.campaign && (brand === 'all' || brands.includes(brand ?? ''));
}

function searchOf(params: URLSearchParams): string {
  const text = params.toString();
  return text && `?${text}`;
}

/** The named values, in the order of their names. */
function pick<Value>(all: readonly Value[], names: readonly string[], nameOf: (value: Value) => string): Value[] {
  return names.flatMap((name) => all.find((value) => nameOf(value) === name) ?? []);
}
