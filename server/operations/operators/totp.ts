import { Secret, TOTP } from 'otpauth';
import { cleanCode } from '@/lib/typing/digits';

/** Name of the account in authenticator apps. */
const ISSUER = 'newactivities';
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Seconds per step; each step has one code. */
const PERIOD = 30;
/** Steps before and after the current one whose codes are accepted: clocks differ, and typing takes time. */
const WINDOW = 1;

/** Creates a secret for an authenticator app, base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The otpauth address for an authenticator app, which the QR code contains. */
export function totpAddress(name: string, secret: string): string {
  return totp(secret, name).toString();
}

/** The step of a code, counted from 1970; `undefined` if the code is not valid now. */
export function totpStepOf(code: string, secret: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: cleanCode(code), timestamp, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ timestamp, period: PERIOD }) + delta;
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD });
}
