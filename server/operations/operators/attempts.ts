import { DAY, MINUTE } from '../../platform/clock/clock';
import { isLoopback } from '../../platform/http/is-local';
import { addressKey } from '../../platform/limits/address-key';
import type { Limit } from '../../platform/limits/service';
import type { Vault } from '../../platform/secrets/vault';
import { nameKey } from '../common/name-key';

/** Wrong attempts by one operator's name from one address: a short wait, then the rest of the day. */
const SHORT = { max: 5, window: 15 * MINUTE };
const LONG = { max: 20, window: DAY };
/** Wrong attempts by one name from all addresses: more, so that a stranger's do not lock the operator out. */
const OF_NAME = { max: 100, window: DAY };
/** Wrong attempts by all names from one address, which colleagues behind a proxy share. */
const OF_ADDRESS = { max: 100, window: 15 * MINUTE };

/** What limits wrong attempts. The name is the same for known and unknown operators. */
export interface Attempts {
  /** Counted before the check; a right attempt deletes them. */
  own: readonly Limit[];
  /** Counted before the check, together with other people's; a right attempt takes only itself back. */
  shared: readonly Limit[];
  /** Wrong attempts that are recorded, where nothing can be guessed and therefore nothing is counted before. */
  recorded: readonly Limit[];
}

interface Caller {
  /** Missing at the command line. */
  address?: string | undefined;
}

/** Attempts to sign in by password and code, or to use an invitation or DATA_KEY, which count apart. */
export function guesses(
  vault: Vault,
  use: 'sign-in' | 'enrol' | 'appoint',
  name: string,
  { address }: Caller,
): Attempts {
  const place = placeOf(address);
  const of = (...parts: string[]) => vault.hash('operator', use, ...parts);
  const here = of(nameKey(name), place ?? '');
  return {
    own: [
      { key: `operator:now:${here}`, ...SHORT },
      { key: `operator:day:${here}`, ...LONG },
    ],
    shared: [{ key: `operator:name:${of(nameKey(name))}`, ...OF_NAME }, ...ofAddress(place)],
    recorded: [],
  };
}

/** Attempts to confirm a session with a code: no one outside can use them up. */
export function confirmations(vault: Vault, name: string): Attempts {
  const key = vault.hash('operator', 'confirm', nameKey(name));
  const own = [
    { key: `operator:now:${key}`, ...SHORT },
    { key: `operator:day:${key}`, ...LONG },
  ];
  return { own, shared: [], recorded: [] };
}

/** Attempts with a passkey: a signature cannot be guessed, so only the entries in the audit log have a limit. */
export function passkeyUses(vault: Vault, name: string, { address }: Caller): Attempts {
  const place = placeOf(address);
  const key = `operator:passkey:${vault.hash('operator', 'passkey', nameKey(name), place ?? '')}`;
  return { own: [], shared: [], recorded: [{ key, ...SHORT }, ...ofAddress(place)] };
}

/** `undefined` on this machine, where the command line and tunnels are. */
function placeOf(address: string | undefined): string | undefined {
  return address === undefined || isLoopback(address) ? undefined : addressKey(address);
}

function ofAddress(place: string | undefined): Limit[] {
  return place === undefined ? [] : [{ key: `operator:address:${place}`, ...OF_ADDRESS }];
}
