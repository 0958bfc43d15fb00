import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { operatorPasskeys } from '../../platform/database/schema/operators';
import type { Orm } from '../../platform/database/types';
import { nameKey } from '../common/name-key';
import type { OperationServices } from '../common/operation';
import { recordFactor } from '../operators/factor';
import { prove } from '../operators/prove';
import {
  endOperatorSessions,
  findSignedIn,
  hashSecret,
  openOperatorSession,
  requireSignedIn,
  sessionId,
} from '../operators/sessions';
import { findOperator, lockOperator, type Operator } from '../operators/store';
import { type Subject, spendChallenge, storeChallenge } from './challenges';
import { authenticationResponse } from './responses';
import { type PasskeySite, relyingParty } from './site';

type Passkey = typeof operatorPasskeys.$inferSelect;

/** Begins a sign-in by passkey. The options for the browser are the same whether the name exists or not. */
export function beginSignIn(
  { database, clock }: OperationServices,
  name: string,
  site: PasskeySite,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return begin(database.orm, subjectOf(name), site, clock());
}

/**
 * Signs an operator in by a passkey, which replaces password and code. Counts wrong attempts as `sign-in` does.
 *
 * @param response what the browser answered; any JSON
 * @param present the token of the caller's present session, which then ends
 * @returns the token of the new session
 * @throws OperatorError if the passkey is not the operator's, or too many attempts were wrong
 */
export async function finishSignIn(
  services: OperationServices,
  site: PasskeySite,
  { name, response, present }: { name: string; response: unknown; present?: string | undefined },
): Promise<string> {
  const now = services.clock();
  let token = '';
  await prove({ services, now }, { name, operation: 'sign-in' }, async (orm) => {
    const known = await findOperator(orm, name);
    const signed = await verify(orm, response, { known, subject: subjectOf(name), site, now });
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
  { database, clock }: OperationServices,
  session: string,
  site: PasskeySite,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const now = clock();
  const signedIn = await requireSignedIn(database.orm, session, now);
  return begin(database.orm, `confirm:${signedIn.session}`, site, now);
}

/**
 * Records a passkey as the fresh factor of a session.
 *
 * @param response what the browser answered; any JSON
 * @throws OperatorError if the session has ended, the passkey is not the operator's, or too many attempts were wrong
 */
export async function finishConfirmation(
  services: OperationServices,
  session: string,
  site: PasskeySite,
  response: unknown,
): Promise<void> {
  const now = services.clock();
  const { operator: known, session: id } = await requireSignedIn(services.database.orm, session, now);
  await prove({ services, now }, { name: known.name, operation: 'confirm' }, async (orm) => {
    const signed = await verify(orm, response, { known, subject: `confirm:${id}`, site, now });
    if (!signed) return undefined;
    return async (transaction) => {
      const operator = await lockOperator(transaction, known.name);
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

async function begin(orm: Orm, subject: Subject, site: PasskeySite, now: Date) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({ rpID: relyingParty(site), userVerification: 'required' });
  await storeChallenge(orm, options.challenge, subject, now);
  return options;
}

/** A passkey with a correct signature, and its new counter. */
interface Signed {
  passkey: Passkey;
  counter: number;
}

/** Checks the signature of an operator's passkey, and uses its challenge up; `undefined` if anything is wrong. */
async function verify(
  orm: Orm,
  given: unknown,
  { known, subject, site, now }: { known: Operator | undefined; subject: Subject; site: PasskeySite; now: Date },
): Promise<Signed | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const read = authenticationResponse.safeParse(given);
  if (!read.success || !known) return undefined;
  const { operator, credential } = operatorPasskeys;
  const [passkey] = await orm
    .select()
    .from(operatorPasskeys)
    .where(and(eq(operator, known.id), eq(credential, read.data.id)));
  if (!passkey) return undefined;
  const { counter, transports, publicKey } = passkey;
  const result = await verifyAuthenticationResponse({
    response: read.data,
    expectedChallenge: (challenge) => spendChallenge(orm, challenge, subject, now),
    expectedOrigin: site.origin,
    expectedRPID: relyingParty(site),
    credential: { id: passkey.credential, publicKey: isoBase64URL.toBuffer(publicKey), counter, transports },
    requireUserVerification: true,
  }).catch(() => undefined);
  return result?.verified ? { passkey, counter: result.authenticationInfo.newCounter } : undefined;
}

/** Stores the new counter; false if the passkey was removed or used since it was read. */
async function recordUse(orm: Orm, { passkey, counter }: Signed, now: Date): Promise<boolean> {
  const unchanged = and(eq(operatorPasskeys.id, passkey.id), eq(operatorPasskeys.counter, passkey.counter));
  const used = await orm.update(operatorPasskeys).set({ counter, lastUsedAt: now }).where(unchanged).returning();
  return used.length > 0;
}
