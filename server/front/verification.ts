import type { HostRule } from '@/lib/variant/host-rule';

/** The elements by which search engines know whose a host is, for the end of a page's head; empty where none is asked for. */
export function verificationTags({ verification = {} }: Pick<HostRule, 'verification'> = {}): string {
  return Object.entries(verification)
    .map(([name, content]) => `<meta name="${name}" content="${content}"/>`)
    .join('');
}
