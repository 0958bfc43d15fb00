import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { HostRule } from '../variant/host-rule';

/**
 * Header with the rule tag: the edge sends the rule by which it caches a page, the front server the rule by which it
 * made the page.
 */
export const RULE_HEADER = 'x-host-rule';

const DIGITS = 32;

/**
 * A short digest of everything that a host decides about its pages. Hosts with equal pages still have different tags,
 * because the name is included.
 *
 * @param canonicalHosts canonical hosts of brands that differ from the build
 * @returns hexadecimal digits
 */
export function ruleTag(rule: HostRule, canonicalHosts: Readonly<Record<string, string>> = {}): string {
  const brands = [rule.appCode, rule.iosAppCode, rule.desktopAppCode];
  const moved = brands.map((appCode) => (appCode && canonicalHosts[appCode]) ?? null);
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([rule, moved])))).slice(0, DIGITS);
}
