import { randomBytes, timingSafeEqual } from 'node:crypto';
import { lte } from 'drizzle-orm';
import { after, MINUTE } from '../../platform/clock/clock';
import { operatorChallenges } from '../../platform/database/schema/operators';
import type { Orm } from '../../platform/database/types';
import { hashSecret } from '../../platform/secrets/hash-secret';
import type { Vault } from '../../platform/secrets/vault';

const LIFETIME = 5 * MINUTE;
const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const PAYLOAD_BYTES = NONCE_BYTES + TIME_BYTES;

/** What a challenge is for: a ceremony in a session, or a sign-in with a name. */
export type Subject = `register:${string}` | `confirm:${string}` | `sign-in:${string}`;

/**
 * Creates a challenge that is valid for five minutes. It contains its expiry and a keyed hash over both and the subject, so that beginning
 * a ceremony stores nothing.
 */
export function newChallenge(vault: Vault, subject: Subject, now: Date): Uint8Array<ArrayBuffer> {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUIntBE(after(now, LIFETIME).getTime(), 0, TIME_BYTES);
  const payload = Buffer.concat([randomBytes(NONCE_BYTES), time]);
  return new Uint8Array(Buffer.concat([payload, signatureOf(vault, subject, payload)]));
}

/** Whether a challenge, in base64url, is of this server, for this subject, and has not expired. */
export function isChallenge(vault: Vault, challenge: string, subject: Subject, now: Date): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  const payload = bytes.subarray(0, PAYLOAD_BYTES);
  const expected = signatureOf(vault, subject, payload);
  const signed = bytes.subarray(PAYLOAD_BYTES);
  const genuine = signed.length === expected.length && timingSafeEqual(signed, expected);
  return genuine && expiryOf(bytes) > now;
}

/** Uses a challenge of {@link isChallenge} up; false if it was used before. Remembers it for longer than it is valid: clocks differ. */
export async function spendChallenge(orm: Orm, challenge: string, subject: Subject): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  const spent = await orm
    .insert(operatorChallenges)
    .values({
      challengeHash: hashSecret(bytes.toString('base64url')),
      subject,
      expiresAt: after(expiryOf(bytes), LIFETIME),
    })
    .onConflictDoNothing()
    .returning();
  return spent.length > 0;
}

/** Deletes used challenges that no server accepts any more. */
export async function removeExpiredOperatorChallenges(orm: Orm, now: Date): Promise<void> {
  await orm.delete(operatorChallenges).where(lte(operatorChallenges.expiresAt, now));
}

function expiryOf(challenge: Buffer): Date {
  return new Date(challenge.readUIntBE(NONCE_BYTES, TIME_BYTES));
}

function signatureOf(vault: Vault, subject: Subject, payload: Buffer): Buffer {
  return Buffer.from(vault.hash('operator-challenge', subject, payload.toString('base64url')), 'base64url');
}
