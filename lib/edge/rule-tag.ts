import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { HostRule } from '../variant/host-rule';

/** The header by which an edge says by which rule it caches a page, and the front server by which one it has made it. */
export const RULE_HEADER = 'x-host-rule';

const DIGITS = 32;

/**
 * A short name for all that a host decides of its pages; hosts that show the same in the same way still differ by their names.
 *
 * @param canonicalHosts where brands are found by search engines, of those for which the build says otherwise
 * @returns hexadecimal digits
 */
export function ruleTag(rule: HostRule, canonicalHosts: Readonly<Record<string, string>> = {}): string {
  const brands = [rule.appCode, rule.iosAppCode, rule.desktopAppCode];
  const moved = brands.map((appCode) => (appCode && canonicalHosts[appCode]) ?? null);
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([rule, moved])))).slice(0, DIGITS);
}
