import { randomBytes } from 'node:crypto';

/** A value that scripts of other people cannot guess: it marks the styles of one answer as our own. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * The policy of the office's page: nothing from elsewhere, styles from files or with the nonce, and no text becomes HTML or a script,
 * except through the policy of `office/document/trusted-types.ts`.
 *
 * @param framed origins of the site and of device previews, which it shows in frames
 */
export function officePolicy(nonce: string, framed: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${framed.join(' ')}`,
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** Headers of every answer of the office. */
export function officeHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
    ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
