import { siteUrl } from '@/lib/site';
import { DEVICES, type DeviceId } from './devices';
import { type PageChoice, pageChoice } from './page-list';
import { isOnThisMachine, nameOnThisMachine, type Place, placeOf } from './places';
import { phoneOrigin } from './qr';
import type { ConsoleQuery } from './read-query';

/** Previews on one page of the console; each is a whole page with its scripts. */
const AT_A_TIME = 12;

/** The local port of each device's previews. */
export type PreviewPorts = Readonly<Record<DeviceId, number>>;

/** One page under one host on one device. */
export interface Tile {
  /** Identifies the tile. */
  key: string;
  place: Place;
  page: PageChoice;
  device: DeviceId;
  /** The address in the preview. */
  preview: string;
  /** The address for visitors. */
  address: string;
  /** The address that a real phone can open. */
  phone: string;
}

/** One part of all tiles of a query. */
export interface Matrix {
  tiles: readonly Tile[];
  /** The number of tiles in all parts. */
  total: number;
  /** The shown part; the last one if a later part was requested. */
  part: number;
  parts: number;
}

/** @param port the console's own port, which also serves visitors of this machine's hosts */
export function matrixOf(query: ConsoleQuery, ports: PreviewPorts, port: string): Matrix {
  const { hosts, pages, devices } = query;
  const total = hosts.length * pages.length * devices.length;
  const parts = Math.max(1, Math.ceil(total / AT_A_TIME));
  const part = Math.min(query.part, parts);
  const numbers = Array.from({ length: total }, (_, number) => number).slice((part - 1) * AT_A_TIME, part * AT_A_TIME);
  const tiles = numbers.flatMap((number) => {
    const device = devices[number % devices.length];
    const page = pageChoice(pages[Math.floor(number / devices.length) % pages.length] ?? '');
    const place = placeOf(hosts[Math.floor(number / (devices.length * pages.length))] ?? '');
    return device && page && place ? [tileOf({ device, page, place }, query.query, ports, port)] : [];
  });
  return { tiles, total, part, parts };
}

function tileOf(
  { device, page, place }: Pick<Tile, 'device' | 'page' | 'place'>,
  query: string,
  ports: PreviewPorts,
  port: string,
): Tile {
  const target = `${siteUrl(page.path)}${searchOf(query, DEVICES[device].source)}`;
  return {
    key: `${place.host} ${page.path} ${device}`,
    place,
    page,
    device,
    preview: `http://${nameOnThisMachine(place.host)}:${ports[device]}${target}`,
    address: `${originOf(place.host, port)}${target}`,
    phone: `${phoneOrigin(place)}${target}`,
  };
}

/** The origin of a host for visitors. */
function originOf(host: string, port: string): string {
  return isOnThisMachine(host) ? `http://${host}${port && `:${port}`}` : `https://${host}`;
}

/** The query, with the app of a device in the same form as in a page's address. */
function searchOf(query: string, source: string | undefined): string {
  const params = new URLSearchParams(query);
  if (source) params.set('source', source);
  const text = params.toString();
  return text && `?${text}`;
}
