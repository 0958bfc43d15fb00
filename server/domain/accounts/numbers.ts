import { randomInt } from 'node:crypto';

/** Letters and digits that are not easily confused. */
const INVITE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const INVITE_LENGTH = 8;

/** A random account number of eight digits. */
export function drawAccountNumber(): string {
  return String(randomInt(10_000_000, 100_000_000));
}

/** A random invite code. */
export function drawInviteCode(): string {
  return Array.from({ length: INVITE_LENGTH }, () => INVITE_ALPHABET[randomInt(INVITE_ALPHABET.length)]).join('');
}
