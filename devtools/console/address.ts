import type { ConsoleQuery } from './read-query';

export const PAGE_PATH = '/dev/console';
/** A part of the page with the newest events and SMS codes. */
export const LIVE_PATH = `${PAGE_PATH}/live`;
export const CLOCK_PATH = `${PAGE_PATH}/clock`;
export const SESSION_PATH = `${PAGE_PATH}/session`;
export const QR_PATH = `${PAGE_PATH}/qr.svg`;
/** The prefix of the page's own scripts. */
export const SCRIPTS_PATH = `${PAGE_PATH}/scripts`;

/** The address of a query. */
export function addressOf({ hosts, pages, devices, query, part }: ConsoleQuery): string {
  const pairs = [
    ...hosts.map((host) => ['host', host]),
    ...pages.map((page) => ['page', page]),
    ...devices.map((device) => ['device', device]),
    ...(query ? [['query', query]] : []),
    ...(part > 1 ? [['part', String(part)]] : []),
  ];
  return `${PAGE_PATH}?${new URLSearchParams(pairs)}`;
}
