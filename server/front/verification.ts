import type { HostRule } from '@/lib/variant/host-rule';

/**
 * The elements with which search engines verify a host's owner, for the end of a page's head; empty when the host has
 * none.
 */
export function verificationTags({ verification = {} }: Pick<HostRule, 'verification'> = {}): string {
  return Object.entries(verification)
    .map(([name, content]) => `<meta name="${name}" content="${content}"/>`)
    .join('');
}
