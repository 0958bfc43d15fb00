import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { operatorPasskeys, operators } from '../../platform/database/schema/operators';
import type { Orm } from '../../platform/database/types';
import { hashSecret } from '../../platform/secrets/hash-secret';
import { nameKey } from '../common/name-key';
import type { OperationServices } from '../common/operation';
import { passkeyUses } from '../operators/attempts';
import { recordFactor } from '../operators/factor';
import { prove } from '../operators/prove';
import {
  endOperatorSessions,
  findSignedIn,
  openOperatorSession,
  requireSignedIn,
  sessionId,
} from '../operators/sessions';
import { lockOperator } from '../operators/store';
import { isChallenge, newChallenge, type Subject, spendChallenge } from './challenges';
import { authenticationResponse } from './responses';
import { type PasskeySite, relyingParty } from './site';

type Passkey = typeof operatorPasskeys.$inferSelect;

/** Begins a sign-in by passkey. The options for the browser are the same whether the name exists or not. */
export function beginSignIn(
  services: OperationServices,
  name: string,
  site: PasskeySite,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return begin(services, subjectOf(name), site);
}

/**
 * Signs an operator in by a passkey, which replaces password and code. Wrong attempts by anybody do not prevent it.
 *
 * @param response what the browser answered; any JSON
 * @param present the token of the caller's present session, which then ends
 * @param address of the caller
 * @returns the token of the new session
 * @throws OperatorError if the passkey is not the operator's
 */
export async function finishSignIn(
  services: OperationServices,
  site: PasskeySite,
  {
    name,
    response,
    present,
    address,
  }: { name: string; response: unknown; present?: string | undefined; address: string },
): Promise<string> {
  const now = services.clock();
  let token = '';
  const attempts = passkeyUses(services.vault, name, { address });
  await prove({ services, now }, { name, operation: 'sign-in', attempts }, async () => {
    const signed = await verify(services, response, { name, subject: subjectOf(name), site, now });
    if (!signed) return undefined;
    return async (transaction) => {
      const operator = await lockOperator(transaction, name);
      if (operator?.state !== 'active' || !(await recordUse(transaction, signed, now))) return undefined;
      const former = present === undefined ? undefined : await findSignedIn(transaction, present, now);
      if (former) await endOperatorSessions(transaction, former.operator, { only: former.session });
      token = await openOperatorSession(transaction, operator, now);
      const details = { session: sessionId(hashSecret(token)), passkey: signed.passkey.id };
      return { operator: operator.name, answer: [], details };
    };
  });
  return token;
}

/**
 * Begins to confirm by passkey who uses a session.
 * @throws OperatorError if the session has ended
 */
export async function beginConfirmation(
  services: OperationServices,
  session: string,
  site: PasskeySite,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const signedIn = await requireSignedIn(services.database.orm, session, services.clock());
  return begin(services, `confirm:${signedIn.session}`, site);
}

/**
 * Records a passkey as the fresh factor of a session.
 *
 * @param response what the browser answered; any JSON
 * @throws OperatorError if the session has ended, or the passkey is not the operator's
 */
export async function finishConfirmation(
  services: OperationServices,
  session: string,
  site: PasskeySite,
  response: unknown,
): Promise<void> {
  const now = services.clock();
  const { operator: known, session: id } = await requireSignedIn(services.database.orm, session, now);
  const { name } = known;
  const attempts = passkeyUses(services.vault, name, {});
  await prove({ services, now }, { name, operation: 'confirm', attempts }, async () => {
    const signed = await verify(services, response, { name, subject: `confirm:${id}`, site, now });
    if (!signed) return undefined;
    return async (transaction) => {
      const operator = await lockOperator(transaction, name);
      if (operator?.state !== 'active' || !(await recordUse(transaction, signed, now))) return undefined;
      await recordFactor(transaction, id, now);
      const details = { session: sessionId(id), passkey: signed.passkey.id };
      return { operator: operator.name, answer: [], details };
    };
  });
}

function subjectOf(name: string): Subject {
  return `sign-in:${nameKey(name)}`;
}

async function begin({ vault, clock }: OperationServices, subject: Subject, site: PasskeySite) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const challenge = newChallenge(vault, subject, clock());
  return generateAuthenticationOptions({ challenge, rpID: relyingParty(site), userVerification: 'required' });
}

/** A passkey with a correct signature, its new counter, and the challenge that it signed. */
interface Signed {
  passkey: Passkey;
  counter: number;
  challenge: string;
  subject: Subject;
}

/**
 * Checks the signature of an operator's passkey; `undefined` if anything is wrong. Looks the passkey up by its own id, so that the work is
 * the same whether the name exists or not.
 */
async function verify(
  { database: { orm }, vault }: OperationServices,
  given: unknown,
  { name, subject, site, now }: { name: string; subject: Subject; site: PasskeySite; now: Date },
): Promise<Signed | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const read = authenticationResponse.safeParse(given);
  if (!read.success) return undefined;
  const [found] = await orm
    .select({ passkey: operatorPasskeys, key: operators.nameKey })
    .from(operatorPasskeys)
    .innerJoin(operators, eq(operators.id, operatorPasskeys.operator))
    .where(eq(operatorPasskeys.credential, read.data.id));
  if (found?.key !== nameKey(name)) return undefined;
  const { passkey } = found;
  let challenge = '';
  const { counter, transports, publicKey } = passkey;
  const result = await verifyAuthenticationResponse({
    response: read.data,
    expectedChallenge: (signed) => {
      challenge = signed;
      return isChallenge(vault, signed, subject, now);
    },
    expectedOrigin: site.origin,
    expectedRPID: relyingParty(site),
    credential: { id: passkey.credential, publicKey: isoBase64URL.toBuffer(publicKey), counter, transports },
    requireUserVerification: true,
  }).catch(() => undefined);
  const counted = result?.authenticationInfo.newCounter;
  return result?.verified && counted !== undefined ? { passkey, counter: counted, challenge, subject } : undefined;
}

/** Uses the challenge up and stores the new counter; false if the challenge or the passkey was used before, or the passkey was removed. */
async function recordUse(orm: Orm, { passkey, counter, challenge, subject }: Signed, now: Date): Promise<boolean> {
  if (!(await spendChallenge(orm, challenge, subject))) return false;
  const unchanged = and(eq(operatorPasskeys.id, passkey.id), eq(operatorPasskeys.counter, passkey.counter));
  const used = await orm.update(operatorPasskeys).set({ counter, lastUsedAt: now }).where(unchanged).returning();
  return used.length > 0;
}
