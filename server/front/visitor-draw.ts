import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { bucketOf } from '@/lib/experiment/buckets';
import { namesPlan } from '@/lib/experiment/plans';
import { BASE_PATH } from '@/lib/site';
import { isMachine } from '../platform/user-agent/browser';

/**
 * Header of an edge that caches one page per bucket: what it knows of its visitor. Only edges send it, and responses that it affects
 * vary by it. Besides the words below it is experiment and bucket, such as `7.42`, or `none` for a visitor who does not take part.
 */
export const DRAW_HEADER = 'x-draw';

/** Requests a page without a bucket: the server responds 300 when the page has arms, and with the page otherwise. */
const UNKNOWN = 'unknown';
/** Requests what the edge needs to find a visitor's bucket. */
export const EXPERIMENT = 'experiment';

const COOKIE = 'draw';
/** Lifetime of the cookie in seconds: half a year. */
const COOKIE_AGE = 15_552_000;

/** The experiment of a page, as it concerns each visitor. */
export interface PageExperiment {
  revision: number;
  /** As {@link namesPlan} reads them. */
  plans: string | undefined;
}

/** What decides which arm a request gets. */
export interface VisitorDraw {
  /** `undefined` for a visitor who does not take part. */
  bucket?: number | undefined;
  /** Edges cache the page, and set the cookie. */
  storedBy: 'edge' | 'visitor';
  /** For a visitor who has none yet. */
  cookie?: string;
}

/**
 * Finds the visitor's bucket by the draw in the cookie, or by a new one. A browser without cookies draws again for every page.
 *
 * @returns `undefined` for an edge that has to ask again with a bucket
 */
export function visitorDraw(
  { headers, protocol }: FastifyRequest,
  search: string,
  { revision, plans }: PageExperiment,
): VisitorDraw | undefined {
  const sent = headers[DRAW_HEADER];
  if (sent === UNKNOWN || sent === EXPERIMENT) return undefined;
  if (sent) return { bucket: bucketSent(sent.toString(), revision), storedBy: 'edge' };
  if (isMachine(headers['user-agent']) || !namesPlan(plans, search)) return { storedBy: 'visitor' };
  const stored = new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9a-f]{32})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
  if (stored !== undefined) return { bucket: bucketOf(revision, stored), storedBy: 'visitor' };
  const draw = randomBytes(16).toString('hex');
  const secure = protocol === 'https' ? '; Secure' : '';
  const cookie = `${COOKIE}=${draw}; Path=${BASE_PATH}; Max-Age=${COOKIE_AGE}; HttpOnly; SameSite=Lax${secure}`;
  return { bucket: bucketOf(revision, draw), storedBy: 'visitor', cookie };
}

/** The bucket that an edge sent; `undefined` if the edge does not know yet that another experiment runs. */
function bucketSent(sent: string, revision: number): number | undefined {
  const [, experiment, bucket] = /^(\d+)\.(\d\d?)$/.exec(sent) ?? [];
  return experiment === String(revision) ? Number(bucket) : undefined;
}
