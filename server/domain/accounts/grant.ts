import { z } from 'zod';
import { after, MINUTE } from '../../platform/clock/clock';
import { ApiProblem } from '../../platform/http/problem';
import type { Vault } from '../../platform/secrets/vault';

const PURPOSE = 'personal-grant';
const LIFE = 15 * MINUTE;

const contents = z.object({ account: z.string(), until: z.number() });

/**
 * Proof, valid for a quarter of an hour, that an account's owner has entered a code; encrypted, so that only the server
 * can make one.
 */
export function makeGrant(vault: Vault, account: string, now: Date): string {
  return vault.seal(PURPOSE, JSON.stringify({ account, until: after(now, LIFE).getTime() }));
}

/** @throws ApiProblem `reauthentication_required` for a missing or expired grant, or one of another account. */
export function requireGrant(vault: Vault, grant: string, account: string, now: Date): void {
  const read = readGrant(vault, grant);
  if (read?.account === account && read.until > now.getTime()) return;
  throw new ApiProblem('reauthentication_required', { message: '验证已失效，请重新获取短信验证码' });
}

function readGrant(vault: Vault, grant: string): z.output<typeof contents> | null {
  try {
    return contents.parse(JSON.parse(vault.open(PURPOSE, grant)));
  } catch {
    return null;
  }
}
