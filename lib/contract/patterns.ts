// Every page loads this file. What only forms need is in `field-rules.ts`, and what only logins need in `identifier.ts`: a
// browser would load it with these patterns. Schemas of the patterns and rules are in `fields.ts`.

/** Channel code (`appcode`) in the format of visitors' URLs. */
export const APP_CODE_PATTERN = /^[A-Za-z0-9-]{1,32}$/;

/**
 * Printable characters of a session token, so that it always fits in a header; a provider's token may be a signed
 * document.
 */
export const TOKEN_PATTERN = /^[\x21-\x7e]{1,2048}$/;

/** A valid mobile number of the mainland, which can receive an SMS: the allotted prefixes, without satellite and 13-digit machine numbers. */
export const MOBILE_PATTERN = /^1(?:3\d|4[579]|5[0-35-9]|6[2567]|7[0-35-8]|8\d|9[0-35-9])\d{8}$/;

/** Account numbers: six to nine digits. */
export const ACCOUNT_PATTERN = /^\d{6,9}$/;
