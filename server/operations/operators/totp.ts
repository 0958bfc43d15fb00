import { Secret, TOTP } from 'otpauth';

/** What authenticator apps show the account under. */
const ISSUER = 'newactivities';
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Seconds that a code is for; also the length of a step. */
const PERIOD = 30;
/** Steps before and after the present one whose codes are taken: clocks differ, and typing takes time. */
const WINDOW = 1;

/** A new secret of an authenticator app, base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What an authenticator app is told, as the address that its QR code holds. */
export function totpAddress(name: string, secret: string): string {
  return totp(secret, name).toString();
}

/** The step that a code is of, counted from 1970; `undefined` where it is none of now. */
export function totpStepOf(code: string, secret: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code.replaceAll(' ', ''), timestamp, window: WINDOW });
  return delta === null ? undefined : TOTP.counter({ timestamp, period: PERIOD }) + delta;
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD });
}
