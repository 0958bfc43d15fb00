import { readStored, writeStored } from '../storage/storage';

const ADVERTISING = /[?&](?:qhclickid|bd_vid|bd|utm_\w+)=[^&]+/g;
const CLICKS = /(?:qhclickid|bd_vid)=[^&]+/g;

/**
 * Keeps for this tab the address on which an advertisement's visitor arrived, with its advertising parameters and none
 * other. A later page replaces it with a click of its own alone: links carry the query along, and the landing stays the
 * page of the click.
 */
export function rememberLanding(): void {
  const { origin, pathname, search } = window.location;
  const query = search.match(ADVERTISING)?.join('').slice(1);
  if (!query) return;
  const kept = readStored('landing');
  const isNew = query.match(CLICKS)?.some((click) => !`${kept}&`.includes(`${click}&`));
  if (kept === null || isNew) writeStored('landing', `${origin}${pathname}?${query}`);
}
