import { readStored } from '../storage/storage';

/**
 * The random name of this browser on this host, if one is stored that expires after `now` and at `latest` (milliseconds
 * since 1970).
 */
export function storedVisitorId(now: number, latest = Number.POSITIVE_INFINITY): string | undefined {
  const [name = '', until = ''] = (readStored('visitor') ?? '').split(' ');
  return /^[0-9a-f]{32}$/.test(name) && Number(until) > now && Number(until) <= latest ? name : undefined;
}
