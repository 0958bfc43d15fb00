import { BASE_PATH } from '../../site';
import { readStored, writeStored } from '../storage/storage';

/** Stores, for this tab only, the path of the page that a visitor leaves to open an account. */
export function rememberOrigin(): void {
  const { pathname } = window.location;
  if (pathname.startsWith(`${BASE_PATH}/`)) writeStored('cameFrom', pathname.slice(BASE_PATH.length));
}

/**
 * The path of the page that the visitor left to open an account, or `null`.
 *
 * @param paths the allowed pages; any other stored value is ignored
 */
export function cameFrom(paths: readonly `/${string}`[]): `/${string}` | null {
  const path = readStored('cameFrom');
  return paths.find((known) => known === path) ?? null;
}
