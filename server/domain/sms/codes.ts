import { randomInt, randomUUID } from 'node:crypto';
import { SMS_CODE_LENGTH } from '@/lib/contract/field-rules';
import { after } from '../../platform/clock/clock';
import type { Orm } from '../../platform/database/types';
import { ApiProblem } from '../../platform/http/problem';
import { addressKey } from '../../platform/limits/address-key';
import type { Vault } from '../../platform/secrets/vault';
import { type CodeTarget, changeCode, LIFE, type LiveCode, readLiveCodes, storeCode } from './code-store';

/** Wrong guesses for the asker of a code, from the address it was requested at. */
const GUESSES = 5;
/**
 * Wrong guesses for everyone else together, including the owner of a phone that changed networks; they do not count
 * against the asker.
 */
const STRANGERS_GUESSES = 3;

/** Who requests a code. */
export interface CodeAsker {
  /** The visitor's IP address. */
  address: string;
  /** Whether the code is valid for longer than usual, for a visitor in elder mode. */
  longLife: boolean;
}

/** A code that a visitor enters, and where it came from. */
export interface CodeAttempt {
  code: string;
  /** The visitor's IP address. */
  address: string;
}

/**
 * `right` the first time, `used` if it was right before, `burnt` once the visitor has no guesses left, `wrong` for
 * everything else: a wrong, expired or missing code.
 */
export type CodeVerdict = 'right' | 'used' | 'burnt' | 'wrong';

const BURNT = '错误次数过多，请重新获取验证码';

/** The error for a code that was rejected. */
export function codeProblem(verdict: CodeVerdict): ApiProblem {
  return new ApiProblem('code_invalid', { message: verdict === 'burnt' ? BURNT : undefined });
}

/**
 * Issues a code to the asker at an address, and returns it with the id of its message. Other askers' codes stay valid;
 * the asker's own is reused as long as no gateway has accepted it.
 */
export async function issueCode(
  transaction: Orm,
  vault: Vault,
  target: CodeTarget,
  { address, longLife }: CodeAsker,
  now: Date,
): Promise<{ code: string; messageId: string }> {
  const askerHash = hashAsker(vault, address);
  const live = await readLiveCodes(transaction, target, now);
  const own = live.find((code) => code.askerHash === askerHash);
  if (own?.codeSealed && hasGuesses(own, askerHash)) {
    await changeCode(transaction, target, own, { expiresAt: after(now, LIFE), longLife });
    return { code: vault.open('sms-code', own.codeSealed), messageId: own.messageId };
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
    longLife,
  };
  await storeCode(transaction, target, issued, live);
  return { code, messageId: issued.messageId };
}

/**
 * Uses up a code. A wrong one counts as a guess, and the last guess invalidates the code; the codes are locked
 * meanwhile.
 */
export function useCode(
  orm: Orm,
  vault: Vault,
  target: CodeTarget,
  attempt: CodeAttempt,
  now: Date,
): Promise<CodeVerdict> {
  return judge(orm, hashesOf(vault, target, attempt), target, now, 1);
}

/** Checks a code without using it; a wrong one counts as a guess. */
export function checkCode(
  orm: Orm,
  vault: Vault,
  target: CodeTarget,
  attempt: CodeAttempt,
  now: Date,
): Promise<CodeVerdict> {
  return judge(orm, hashesOf(vault, target, attempt), target, now, 0);
}

/**
 * Whether a code would be accepted now. Counts no guess: decides on costly work before {@link useCode}, and never
 * replaces it.
 */
export async function isCodeRight(
  orm: Orm,
  vault: Vault,
  target: CodeTarget,
  attempt: CodeAttempt,
  now: Date,
): Promise<boolean> {
  const { codeHash, askerHash } = hashesOf(vault, target, attempt);
  const live = await readLiveCodes(orm, target, now);
  return live.some((code) => code.codeHash === codeHash && code.uses === 0 && hasGuesses(code, askerHash));
}

/** The hash under which the address of an asker or of a guess is stored. */
export function hashAsker(vault: Vault, address: string): string {
  return vault.hash('sms-asker', addressKey(address));
}

interface AttemptHashes {
  codeHash: string;
  askerHash: string;
}

function judge(
  orm: Orm,
  { codeHash, askerHash }: AttemptHashes,
  target: CodeTarget,
  now: Date,
  use: 0 | 1,
): Promise<CodeVerdict> {
  return orm.transaction(async (transaction) => {
    const live = await readLiveCodes(transaction, target, now, { lock: true });
    const open = live.filter((code) => hasGuesses(code, askerHash));
    const right = open.find((code) => code.codeHash === codeHash);
    if (right) {
      if (use) await changeCode(transaction, target, right, { uses: right.uses + use });
      return right.uses > 0 ? 'used' : 'right';
    }
    const guessed = open.map((code) => withGuess(code, askerHash));
    for (const code of guessed) {
      const { wrongGuesses, strangersGuesses } = code;
      await changeCode(transaction, target, code, { wrongGuesses, strangersGuesses });
    }
    return live.length > 0 && !guessed.some((code) => hasGuesses(code, askerHash)) ? 'burnt' : 'wrong';
  });
}

function hasGuesses(code: LiveCode, askerHash: string): boolean {
  return code.askerHash === askerHash ? code.wrongGuesses < GUESSES : code.strangersGuesses < STRANGERS_GUESSES;
}

function withGuess(code: LiveCode, askerHash: string): LiveCode {
  return code.askerHash === askerHash
    ? { ...code, wrongGuesses: code.wrongGuesses + 1 }
    : { ...code, strangersGuesses: code.strangersGuesses + 1 };
}

function hashesOf(vault: Vault, target: CodeTarget, { code, address }: CodeAttempt): AttemptHashes {
  return { codeHash: hashCode(vault, target, code), askerHash: hashAsker(vault, address) };
}

function hashCode(vault: Vault, { mobileHash, purpose, appCode }: CodeTarget, code: string): string {
  return vault.hash('sms-code', mobileHash, purpose, appCode, code);
}
