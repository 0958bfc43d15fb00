import { addMonths, MONTHS_KEPT } from '../../privacy/retention';
import { randomName } from '../random/random-name';
import { writeStored } from '../storage/storage';
import { storedVisitorId } from './stored-visitor';

/**
 * The random name of this browser on this host. It distinguishes visits, because devices of one model share a
 * fingerprint. It says nothing about the device, differs on every host, and is replaced when it expires.
 */
export function visitorId(now = Date.now()): string {
  const latest = addMonths(new Date(now), MONTHS_KEPT.visitorId).getTime();
  // A later expiry comes from a clock that was set back.
  const known = storedVisitorId(now, latest);
  if (known) return known;
  const name = randomName();
  writeStored('visitor', `${name} ${latest}`);
  return name;
}
