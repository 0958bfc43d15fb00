import { isLaterVersion } from '@/lib/clause/version';

/**
 * The first version of each privacy clause that names the advertising platforms and the events after a registration
 * that they may receive.
 */
const DEEP_EVENTS_SINCE: Readonly<Record<string, string>> = { 'privacy-auth': '2.4', 'privacy-auth-pc': '2.4' };

/** Whether accepting a version of a clause allows to report events after the registration. */
export function hasDeepEventsClause(slug: string, version: string): boolean {
  const since = Object.hasOwn(DEEP_EVENTS_SINCE, slug) ? DEEP_EVENTS_SINCE[slug] : undefined;
  return since !== undefined && !isLaterVersion(since, version);
}
