import { randomInt, randomUUID } from 'node:crypto';
import { SMS_CODE_LENGTH } from '@/lib/contract/field-rules';
import { after } from '../../platform/clock/clock';
import type { Orm } from '../../platform/database/types';
import { ApiProblem } from '../../platform/http/problem';
import { addressKey } from '../../platform/limits/address-key';
import type { Vault } from '../../platform/secrets/vault';
import { type CodeTarget, changeCode, LIFE, type LiveCode, readLiveCodes, storeCode } from './code-store';

/** Wrong guesses of who asked for a code, from where it was asked for. */
const GUESSES = 5;
/** Of all others together, among whom is its owner whose phone has changed networks. They take nothing from who asked. */
const STRANGERS_GUESSES = 3;

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

/**
 * Makes the code that is valid from now on for who asks at an address, and answers it with its message's id. Those of others stay
 * as they are, and so does their own as long as no gateway has taken it.
 */
export async function issueCode(
  transaction: Orm,
  vault: Vault,
  target: CodeTarget,
  address: string,
  now: Date,
): Promise<{ code: string; messageId: string }> {
  const askerHash = hashAsker(vault, address);
  const live = await readLiveCodes(transaction, target, now);
  const own = live.find((code) => code.askerHash === askerHash);
  if (own?.codeSealed && hasGuesses(own, askerHash)) {
    await changeCode(transaction, target, own, { expiresAt: after(now, LIFE) });
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
  };
  await storeCode(transaction, target, issued, live);
  return { code, messageId: issued.messageId };
}

/** Uses a code up. A wrong one counts as a guess, and the last one burns the code: nobody else compares any meanwhile. */
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
  const live = await readLiveCodes(orm, target, now);
  return live.some((code) => code.codeHash === codeHash && code.uses === 0 && hasGuesses(code, askerHash));
}

/** Who asks for a code or hands one in, as it is stored. */
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
