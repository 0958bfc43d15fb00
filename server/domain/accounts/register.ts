import type * as z from 'zod/mini';
import { LANDING_PARAMETERS, type LandingParameter } from '@/lib/contract/landing-parameters';
import type { registerByCode } from '@/lib/contract/register';
import { isPersonalValue } from '@/lib/query/personal-data';
import { storableAddress } from '@/lib/query/storable-address';
import { BASE_PATH } from '@/lib/site';
import type { Orm } from '../../platform/database/types';
import { emit } from '../../platform/events/events';
import { ApiProblem, fieldProblem } from '../../platform/http/problem';
import type { Outcome } from '../../platform/idempotency/service';
import { mobileHash, sealMobile } from '../../platform/secrets/mobile';
import { type Opening, openSession } from '../../platform/sessions/service';
import { enqueueAdConversions } from '../ad-conversions/enqueue';
import { storeConsents } from '../agreements/consents';
import { readAcceptedClauses } from '../agreements/in-force';
import { channelOf } from '../sms/channel';
import type { CodeTarget } from '../sms/code-store';
import { type CodeVerdict, codeProblem, isCodeRight, useCode } from '../sms/codes';
import { creditUse } from '../sms/origins';
import { brandShown } from './brand-of-account';
import type { AccountServices } from './services';
import { findByMobile, findInviter, insertAccount } from './store';
import { requireStrongPassword } from './weak-passwords';

/** These parameters have columns of their own. */
const IN_COLUMNS = new Set<LandingParameter>(['appcode', 'v']);

/** Where an account came from. */
interface Landing {
  appCode: string | null;
  packageCode: string | null;
  /** Path of the landing page within the site, without its leading slash; `null` for an address outside the site. */
  campaign: string | null;
  /** The page's address without token and personal data; empty when it is no address. */
  fromUrl: string;
  landing: Record<string, string>;
}

type Registration = z.output<typeof registerByCode.request> & { password?: string };
type Registered = z.output<typeof registerByCode.response>;

/**
 * Checks a registration and returns the step that makes it. In one transaction, that step uses up the code, stores the
 * account, its accepted clauses and its ad conversion, and opens a session.
 * @throws ApiProblem for missing or outdated clauses, an unknown invite code or a weak password, before the code is
 * used.
 */
export async function prepareRegistration(
  services: AccountServices,
  input: Registration,
  { now, address, host, ...opening }: { now: Date; address: string; host: string | undefined } & Opening,
) {
  const { userAgent } = opening;
  const { database, vault, passwords, agreements, config, hosts } = services;
  const clauses = readAcceptedClauses(input.agreements, agreements);
  const invitedBy = input.invitecode ? await findInviter(database.orm, input.invitecode) : null;
  if (input.invitecode && !invitedBy) throw fieldProblem('invitecode', '邀请码不存在，请核对后重试');

  const appCode = channelOf(input.appcode);
  if (input.password) requireStrongPassword(input.password, { mobile: input.mobile, appCode }, hosts);
  const target: CodeTarget = { mobileHash: mobileHash(vault, input.mobile), purpose: 'register', appCode };
  // Hashing takes long: do it outside the transaction, which would block others, and only for a right code.
  const worthHashing =
    input.password && (await isCodeRight(database.orm, vault, target, { code: input.code, address }, now));
  const passwordHash = worthHashing && input.password ? await passwords.hash(input.password) : null;
  const landing = readLanding(input);
  const account = {
    mobileHash: target.mobileHash,
    mobileSealed: sealMobile(vault, input.mobile),
    passwordHash,
    invitedBy,
    ...landing,
    appCode: landing.appCode ?? brandShown(hosts, { host, userAgent }),
    clientId: input.clientid,
    createdAt: now,
  };

  return async (transaction: Orm): Promise<Outcome<Registered>> => {
    const verdict = await useCode(transaction, vault, target, { code: input.code, address }, now);
    const outcome = await register(transaction, verdict);
    // Last, because parallel registrations share these rows, which stay locked until the transaction ends.
    if (verdict === 'right') {
      const origin = { mobile: input.mobile, address, clientId: input.clientid };
      await creditUse(transaction, vault, config.sms.limits, origin, now);
    }
    return outcome;
  };

  async function register(transaction: Orm, verdict: CodeVerdict): Promise<Outcome<Registered>> {
    const mayRegister = verdict === 'right' && (passwordHash || !input.password);
    if (!mayRegister) return refuse(transaction, verdict, target.mobileHash);
    const number = await insertAccount(transaction, account);
    if (!number) return new ApiProblem('already_registered');
    const consents = clauses.map((clause) => ({ subject: 'registration' as const, ...clause }));
    await storeConsents(transaction, { account: number, userAgent, now }, consents);
    const { appCode } = account;
    await enqueueAdConversions(transaction, services, { account: number, appCode, visit: input, host, userAgent, now });
    const token = await openSession(transaction, number, now, opening);
    emit('registration', { withPassword: Boolean(passwordHash) });
    return { IsSuccess: true, Data: { account: number, token } };
  }
}

/** Reveals that the number has an account only for a right code, used or not. */
async function refuse(transaction: Orm, verdict: CodeVerdict, hash: string): Promise<ApiProblem> {
  const knewCode = verdict === 'right' || verdict === 'used';
  const known = knewCode && (await findByMobile(transaction, hash));
  return known ? new ApiProblem('already_registered') : codeProblem(verdict);
}

/** Reads the landing page from a registration's fields. */
function readLanding(fields: { fromurl: string } & Partial<Record<LandingParameter, string | undefined>>): Landing {
  const fromUrl = storableAddress(fields.fromurl);
  const pathname = fromUrl && new URL(fromUrl).pathname;
  return {
    appCode: fields.appcode?.toLowerCase() || null,
    packageCode: fields.v || null,
    campaign: pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length + 1) || null : null,
    fromUrl,
    landing: Object.fromEntries(
      LANDING_PARAMETERS.filter((name) => !IN_COLUMNS.has(name)).flatMap((name) => {
        const value = fields[name];
        return value && !isPersonalValue(name, value) ? [[name, value]] : [];
      }),
    ),
  };
}
