import type { FastifyRequest } from 'fastify';
import { drawOf, readDraw } from '@/lib/campaign/revision/draw';
import { BASE_PATH } from '@/lib/site';
import { addressKey } from '../platform/limits/address-key';

/**
 * What an edge that caches pages by their visitors' draws says of a request: the draw, or {@link UNTOLD}. Nobody else sends it, and
 * answers that it decides vary by it.
 */
export const DRAW_HEADER = 'x-draw';

/** Asks for a page without a draw: to be told by 300 that the page is several, and answered with it where it is one. */
const UNTOLD = 'untold';

const COOKIE = 'draw';
/** Seconds for which a browser keeps it: half a year. */
const COOKIE_AGE = 15_552_000;

/** The draw by which a request is shown an arm. */
export type VisitorDraw =
  /** Told by an edge, which caches the page by it and sees to the cookie. */
  | { draw: number; keptBy: 'edge' }
  /** The visitor's own; with a cookie to be set where there was none. */
  | { draw: number; keptBy: 'visitor'; cookie?: string };

/**
 * Reads what a visitor has drawn, or draws: by address and browser, so that whoever keeps no cookies sees one arm as long as these stay.
 *
 * @returns `undefined` for an edge that is to ask again with a draw
 */
export function visitorDraw({ headers, ip, protocol }: FastifyRequest): VisitorDraw | undefined {
  const told = headers[DRAW_HEADER];
  if (told === UNTOLD) return undefined;
  const byEdge = readDraw(told?.toString());
  if (byEdge !== undefined) return { draw: byEdge, keptBy: 'edge' };
  const held = readDraw(new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d+)(?:;|$)`).exec(headers.cookie ?? '')?.[1]);
  if (held !== undefined) return { draw: held, keptBy: 'visitor' };
  const draw = drawOf(`${addressKey(ip)}\n${headers['user-agent']}`);
  const secure = protocol === 'https' ? '; Secure' : '';
  const cookie = `${COOKIE}=${draw}; Path=${BASE_PATH}; Max-Age=${COOKIE_AGE}; HttpOnly; SameSite=Lax${secure}`;
  return { draw, keptBy: 'visitor', cookie };
}
