import { randomInt, randomUUID } from 'node:crypto';
import { and, count, eq, gt, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import { SMS_CODE_LENGTH } from '@/lib/contract/field-rules';
import { after, CLOCK_TOLERANCE, HOUR, MINUTE } from '../../platform/clock/clock';
import { deleteInBatches } from '../../platform/database/delete-in-batches';
import { type CodePurpose, smsCodes } from '../../platform/database/schema/sms';
import type { Orm } from '../../platform/database/types';
import { ApiProblem } from '../../platform/http/problem';
import { addressKey } from '../../platform/limits/address-key';
import type { Vault } from '../../platform/secrets/vault';

const LIFE = 5 * MINUTE;
/** Wrong guesses of who asked for a code, from where it was asked for. */
const GUESSES = 5;
/** Of all others together, among whom is its owner whose phone has changed networks. They take nothing from who asked. */
const STRANGERS_GUESSES = 3;

/** What a code is bound to. */
export interface CodeTarget {
  mobileHash: string;
  purpose: CodePurpose;
  /** The brand's channel code; empty when unknown. */
  appCode: string;
}

/** A code that is handed in, and from where. */
export interface CodeAttempt {
  code: string;
  /** The visitor's IP address. */
  address: string;
}

/** `right` the first time, `used` when it was right before, `burnt` once its visitor has no guesses left, `wrong` for everything else: a wrong, expired or absent code. */
export type CodeVerdict = 'right' | 'used' | 'burnt' | 'wrong';

const BURNT = '错误次数过多，请重新获取验证码';

/** What a visitor is told of a code that was not taken. */
export function codeProblem(verdict: CodeVerdict): ApiProblem {
  return new ApiProblem('code_invalid', { message: verdict === 'burnt' ? BURNT : undefined });
}

/** Locks the code that there is, if any, for the rest of the transaction. */
export async function lockCode(transaction: Orm, target: CodeTarget): Promise<void> {
  await transaction.select({ uses: smsCodes.uses }).from(smsCodes).where(isTarget(target)).for('update');
}

/**
 * Makes the code that is valid from now on for who asks at an address, and answers it with its message's id. One that no gateway
 * has taken yet is kept.
 */
export async function issueCode(
  transaction: Orm,
  vault: Vault,
  target: CodeTarget,
  address: string,
  now: Date,
): Promise<{ code: string; messageId: string }> {
  const askerHash = hashAsker(vault, address);
  const [untaken] = await transaction
    .select({ codeSealed: smsCodes.codeSealed, messageId: smsCodes.messageId })
    .from(smsCodes)
    .where(and(isTarget(target), isInTime(now), hasGuesses(askerHash)));
  if (untaken?.codeSealed) {
    await transaction
      .update(smsCodes)
      .set({ askerHash, expiresAt: after(now, LIFE) })
      .where(isTarget(target));
    return { code: vault.open('sms-code', untaken.codeSealed), messageId: untaken.messageId };
  }
  const code = randomInt(10 ** SMS_CODE_LENGTH)
    .toString()
    .padStart(SMS_CODE_LENGTH, '0');
  const issued = {
    codeHash: hashCode(vault, target, code),
    codeSealed: vault.seal('sms-code', code),
    messageId: randomUUID(),
    askerHash,
    wrongGuesses: 0,
    strangersGuesses: 0,
    uses: 0,
    expiresAt: after(now, LIFE),
  };
  await transaction
    .insert(smsCodes)
    .values({ ...target, ...issued })
    .onConflictDoUpdate({ target: [smsCodes.mobileHash, smsCodes.purpose, smsCodes.appCode], set: issued });
  return { code, messageId: issued.messageId };
}

/** Notes that a gateway has taken the message; its code is kept as a hash only from then on. */
export async function markTaken(orm: Orm, messageId: string): Promise<void> {
  await orm.update(smsCodes).set({ codeSealed: null }).where(eq(smsCodes.messageId, messageId));
}

/** Uses a code up. A wrong one counts as a guess, and the last one burns the code: count and comparison are one atomic step. */
export function useCode(
  orm: Orm,
  vault: Vault,
  target: CodeTarget,
  attempt: CodeAttempt,
  now: Date,
): Promise<CodeVerdict> {
  return judge(orm, hashesOf(vault, target, attempt), target, now, 1);
}

/** Says whether a code is right without using it up; a wrong one counts as a guess. */
export function checkCode(
  orm: Orm,
  vault: Vault,
  target: CodeTarget,
  attempt: CodeAttempt,
  now: Date,
): Promise<CodeVerdict> {
  return judge(orm, hashesOf(vault, target, attempt), target, now, 0);
}

/** Whether a code would be taken now. Counts nothing: for deciding on costly work before {@link useCode}, never instead of it. */
export async function isCodeRight(
  orm: Orm,
  vault: Vault,
  target: CodeTarget,
  attempt: CodeAttempt,
  now: Date,
): Promise<boolean> {
  const { codeHash, askerHash } = hashesOf(vault, target, attempt);
  const [found] = await orm
    .select({ uses: smsCodes.uses })
    .from(smsCodes)
    .where(and(isTarget(target), isInTime(now), hasGuesses(askerHash), eq(smsCodes.codeHash, codeHash)));
  return found?.uses === 0;
}

/** How long an expired code is kept, for {@link countExpired}. */
const REMEMBERED = HOUR;

/** Of the codes that a gateway took and that expired in the past hour: how many there were, and how many had been used. */
export async function countExpired(orm: Orm, now: Date): Promise<{ sent: number; used: number }> {
  const [counted] = await orm
    .select({ sent: count(), used: sql<number>`count(*) filter (where ${gt(smsCodes.uses, 0)})`.mapWith(Number) })
    .from(smsCodes)
    .where(
      and(isNull(smsCodes.codeSealed), lte(smsCodes.expiresAt, now), gt(smsCodes.expiresAt, after(now, -REMEMBERED))),
    );
  return counted ?? { sent: 0, used: 0 };
}

/** Removes codes that expired an hour ago or earlier. */
export async function removeExpiredCodes(orm: Orm, now: Date, signal?: AbortSignal): Promise<void> {
  await deleteInBatches(orm, smsCodes, lte(smsCodes.expiresAt, after(now, -REMEMBERED)), signal);
}

interface AttemptHashes {
  codeHash: string;
  askerHash: string;
}

async function judge(
  orm: Orm,
  { codeHash, askerHash }: AttemptHashes,
  target: CodeTarget,
  now: Date,
  use: 0 | 1,
): Promise<CodeVerdict> {
  const matches = eq(smsCodes.codeHash, codeHash);
  const asked = isAsker(askerHash);
  const [judged] = await orm
    .update(smsCodes)
    .set({
      wrongGuesses: sql`${smsCodes.wrongGuesses} + case when ${matches} or not ${asked} then 0 else 1 end`,
      strangersGuesses: sql`${smsCodes.strangersGuesses} + case when ${matches} or ${asked} then 0 else 1 end`,
      uses: sql`${smsCodes.uses} + case when ${matches} then ${use}::int else 0 end`,
    })
    .where(and(isTarget(target), isInTime(now), hasGuesses(askerHash)))
    .returning({
      codeHash: smsCodes.codeHash,
      uses: smsCodes.uses,
      burnt: sql<boolean>`not ${hasGuesses(askerHash)}`,
    });
  if (judged?.codeHash === codeHash) return judged.uses > use ? 'used' : 'right';
  return (judged?.burnt ?? (await wasBurnt(orm, target, askerHash, now))) ? 'burnt' : 'wrong';
}

/** Whether the code of this target would be valid still, had nobody guessed too often. */
async function wasBurnt(orm: Orm, target: CodeTarget, askerHash: string, now: Date): Promise<boolean> {
  const burnt = and(isTarget(target), not(hasGuesses(askerHash)), gt(smsCodes.expiresAt, now));
  return (await orm.select({ uses: smsCodes.uses }).from(smsCodes).where(burnt)).length > 0;
}

function isTarget({ mobileHash, purpose, appCode }: CodeTarget): SQL | undefined {
  return and(eq(smsCodes.mobileHash, mobileHash), eq(smsCodes.purpose, purpose), eq(smsCodes.appCode, appCode));
}

/** Not expired; a code that expires later than one issued now was issued before the clock was set back. */
function isInTime(now: Date): SQL | undefined {
  return and(gt(smsCodes.expiresAt, now), lte(smsCodes.expiresAt, after(now, LIFE + CLOCK_TOLERANCE)));
}

function isAsker(askerHash: string): SQL {
  return sql`(${smsCodes.askerHash} is not distinct from ${askerHash}::text)`;
}

function hasGuesses(askerHash: string): SQL {
  return sql`(case when ${isAsker(askerHash)} then ${smsCodes.wrongGuesses} < ${GUESSES}::int
    else ${smsCodes.strangersGuesses} < ${STRANGERS_GUESSES}::int end)`;
}

function hashesOf(vault: Vault, target: CodeTarget, { code, address }: CodeAttempt): AttemptHashes {
  return { codeHash: hashCode(vault, target, code), askerHash: hashAsker(vault, address) };
}

function hashAsker(vault: Vault, address: string): string {
  return vault.hash('sms-asker', addressKey(address));
}

function hashCode(vault: Vault, { mobileHash, purpose, appCode }: CodeTarget, code: string): string {
  return vault.hash('sms-code', mobileHash, purpose, appCode, code);
}
