import { ADDRESS_CLICKS } from '../../contract/browser/click-parameters';
import { LANDING_ADDRESS_MAX } from '../../contract/landing-parameters';
import { readQuery } from '../../query/read-query';
import { readStored } from '../storage/storage';

/**
 * The address on which an advertisement's visitor arrived. The landing script in every page's head stores it for this
 * tab.
 */
export function storedLanding(): URL | undefined {
  try {
    return new URL(readStored('landing') ?? '');
  } catch {
    return undefined;
  }
}

/**
 * A landing page's address as it is sent; if it is too long, only the path and the clicks of the platforms that find
 * them by the address remain.
 */
export function landingAddress(landing: URL): string | undefined {
  const { href, origin, pathname, search } = landing;
  const read = readQuery(search);
  const clicks = ADDRESS_CLICKS.flatMap((name) => {
    const value = read.get(name);
    return value === null ? [] : [[name, value]];
  });
  const query = String(new URLSearchParams(clicks));
  const short = `${origin}${pathname}${query && `?${query}`}`;
  return [href, short].find(({ length }) => length <= LANDING_ADDRESS_MAX);
}
