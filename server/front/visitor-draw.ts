import type { FastifyRequest } from 'fastify';
import { drawOf, readDraw } from '@/lib/campaign/revision/draw';
import { BASE_PATH } from '@/lib/site';
import { addressKey } from '../platform/limits/address-key';

/**
 * Header of an edge that caches one page per draw: its visitor's draw, or {@link UNKNOWN}. Only edges send it, and
 * responses that it affects vary by it.
 */
export const DRAW_HEADER = 'x-draw';

/** Requests a page without a draw: the server responds 300 when the page has arms, and with the page otherwise. */
const UNKNOWN = 'unknown';

const COOKIE = 'draw';
/** Lifetime of the cookie in seconds: half a year. */
const COOKIE_AGE = 15_552_000;

/** The draw that decides which arm a request gets. */
export type VisitorDraw =
  /** Sent by an edge, which caches the page under it and sets the cookie. */
  | { draw: number; storedBy: 'edge' }
  /** The visitor's own, with a cookie to set if the visitor had none. */
  | { draw: number; storedBy: 'visitor'; cookie?: string };

/**
 * Reads the visitor's draw from the cookie, or derives one from address and browser, so that a visitor without cookies
 * sees one arm as long as these stay the same.
 *
 * @returns `undefined` for an edge that has to ask again with a draw
 */
export function visitorDraw({ headers, ip, protocol }: FastifyRequest): VisitorDraw | undefined {
  const sent = headers[DRAW_HEADER];
  if (sent === UNKNOWN) return undefined;
  const byEdge = readDraw(sent?.toString());
  if (byEdge !== undefined) return { draw: byEdge, storedBy: 'edge' };
  const stored = readDraw(new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d+)(?:;|$)`).exec(headers.cookie ?? '')?.[1]);
  if (stored !== undefined) return { draw: stored, storedBy: 'visitor' };
  const draw = drawOf(`${addressKey(ip)}\n${headers['user-agent']}`);
  const secure = protocol === 'https' ? '; Secure' : '';
  const cookie = `${COOKIE}=${draw}; Path=${BASE_PATH}; Max-Age=${COOKIE_AGE}; HttpOnly; SameSite=Lax${secure}`;
  return { draw, storedBy: 'visitor', cookie };
}
