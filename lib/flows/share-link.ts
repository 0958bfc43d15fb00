import { isPersonal } from '../query/personal-data';
import { queryPairs } from '../query/query-pairs';

/** What a shared address keeps of its query: the channel, and the code of an invitation. */
const KEPT: Readonly<Record<string, RegExp>> = {
  appcode: /^[A-Za-z][A-Za-z0-9-]{0,31}$/,
  v: /^[A-Za-z]{1,16}(?:_\d{1,6})?$/,
  invitecode: /^[A-Za-z0-9]{4,12}$/,
};

/**
 * The address of a page for other people: without the visitor's token, numbers, click ids and campaign parameters. It
 * keeps the channel and the code of an invitation, so that a friend gets the same page.
 */
export function shareLink({ origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>): string {
  const query = new URLSearchParams();
  for (const pair of queryPairs(search)) {
    const [[name = '', value = ''] = []] = new URLSearchParams(pair);
    const key = name.toLowerCase();
    if (KEPT[key]?.test(value) && !query.has(key) && !isPersonal(value)) query.set(key, value);
  }
  const kept = String(query);
  return `${origin}${pathname}${kept && `?${kept}`}`;
}
