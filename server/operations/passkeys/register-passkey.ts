import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { operatorPasskeys } from '../../platform/database/schema/operators';
import { emit } from '../../platform/events/events';
import { appendEntry } from '../audit/audit-chain';
import { type OperationServices, OperatorError } from '../common/operation';
import { requireFactor } from '../operators/factor';
import { requireSignedIn, sessionId } from '../operators/sessions';
import { isChallenge, newChallenge, type Subject, spendChallenge } from './challenges';
import { registrationResponse } from './responses';
import { type PasskeySite, relyingParty } from './site';
import { say } from './words';

/** The name of an operator's account in the browser's list of passkeys. */
const RELYING_PARTY_NAME = 'newactivities';
const NAME_MAX = 40;

/**
 * Begins the registration of a passkey in a session with a fresh factor. Returns the options for the browser.
 * @throws OperatorError if the session has ended or its factor is too old
 */
export async function beginRegistration(
  services: OperationServices,
  session: string,
  site: PasskeySite,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const now = services.clock();
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return services.database.orm.transaction(async (orm) => {
    const signedIn = await requireSignedIn(orm, session, now);
    requireFactor(signedIn, now);
    const { operator } = signedIn;
    const own = await orm.select().from(operatorPasskeys).where(eq(operatorPasskeys.operator, operator.id));
    return generateRegistrationOptions({
      challenge: newChallenge(services.vault, `register:${signedIn.session}`, now),
      rpName: RELYING_PARTY_NAME,
      rpID: relyingParty(site),
      userName: operator.name,
      userID: new TextEncoder().encode(String(operator.id)),
      attestationType: 'none',
      excludeCredentials: own.map(({ credential, transports }) => ({ id: credential, transports })),
      // A passkey replaces password and code, so the authenticator has to recognize its owner.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });
}

/**
 * Stores the passkey that a browser created, under the operator's name for it, with an entry in the audit log.
 *
 * @param response what the browser answered; any JSON
 * @throws OperatorError if the session has ended, its factor is too old, or the response is not the right one
 */
export async function finishRegistration(
  services: OperationServices,
  session: string,
  site: PasskeySite,
  { response, name }: { response: unknown; name: string },
): Promise<void> {
  const now = services.clock();
  const { orm } = services.database;
  const signedIn = await requireSignedIn(orm, session, now);
  requireFactor(signedIn, now);
  const subject: Subject = `register:${signedIn.session}`;
  const { challenge, ...created } = await verified(services, response, { subject, site, now });
  const head = await orm.transaction(async (transaction) => {
    // Again, and locked: the operator may have been disabled meanwhile.
    const { operator } = await requireSignedIn(transaction, session, now);
    if (!(await spendChallenge(transaction, challenge, subject))) throw new OperatorError(say('passkey_rejected'));
    const stored = await transaction
      .insert(operatorPasskeys)
      .values({ ...created, operator: operator.id, name: name.trim().slice(0, NAME_MAX) || '-', createdAt: now })
      .onConflictDoNothing()
      .returning();
    const [passkey] = stored;
    if (!passkey) throw new OperatorError(say('passkey_rejected'));
    const details = { passkey: passkey.id, name: passkey.name, session: sessionId(signedIn.session) };
    const entry = { operator: operator.name, operation: ADDED, details, at: now };
    return appendEntry(transaction, services.vault, entry);
  });
  emit('operation_recorded', { operation: ADDED, head });
}

/** Name of a registration in the audit log. */
const ADDED = 'operators add-passkey';

/** Checks what a browser created, and returns it with the challenge, which is not used up yet. */
async function verified(
  { vault }: OperationServices,
  given: unknown,
  { subject, site, now }: { subject: Subject; site: PasskeySite; now: Date },
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const read = registrationResponse.safeParse(given);
  let challenge = '';
  const result = read.success
    ? await verifyRegistrationResponse({
        response: read.data,
        expectedChallenge: (signed) => {
          challenge = signed;
          return isChallenge(vault, signed, subject, now);
        },
        expectedOrigin: site.origin,
        expectedRPID: relyingParty(site),
        requireUserVerification: true,
      }).catch(() => undefined)
    : undefined;
  if (!result?.verified) throw new OperatorError(say('passkey_rejected'));
  const { id, publicKey, counter } = result.registrationInfo.credential;
  const transports = read.data?.response.transports ?? [];
  return { challenge, credential: id, publicKey: isoBase64URL.fromBuffer(publicKey), counter, transports };
}
