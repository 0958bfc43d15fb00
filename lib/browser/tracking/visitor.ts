import { addMonths, MONTHS_KEPT } from '../../privacy/retention';
import { randomName } from '../random/random-name';
import { readStored, writeStored } from '../storage/storage';

/**
 * The random name of this browser on this host. It distinguishes visits, because devices of one model share a
 * fingerprint. It says nothing about the device, differs on every host, and is replaced when it expires.
 */
export function visitorId(now = Date.now()): string {
  const [known = '', until = ''] = (readStored('visitor') ?? '').split(' ');
  const latest = addMonths(new Date(now), MONTHS_KEPT.visitorId).getTime();
  // A later expiry comes from a clock that was set back.
  if (/^[0-9a-f]{32}$/.test(known) && Number(until) > now && Number(until) <= latest) return known;
  const name = randomName();
  writeStored('visitor', `${name} ${latest}`);
  return name;
}
