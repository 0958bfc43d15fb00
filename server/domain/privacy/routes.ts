import { eq } from 'drizzle-orm';
import {
  accountClose,
  personalCardRemove,
  personalDataCode,
  personalDataOpen,
  personalGrant,
  personalMobileChange,
  personalNameCorrect,
} from '@/lib/contract/personal-data';
import { beijingDay } from '@/lib/time/calendar';
import { accounts } from '../../platform/database/schema/accounts';
import type { Orm } from '../../platform/database/types';
import type { Api } from '../../platform/http/api';
import { ApiProblem } from '../../platform/http/problem';
import { route } from '../../platform/http/route';
import { mobileHash, openMobile } from '../../platform/secrets/mobile';
import type { Vault } from '../../platform/secrets/vault';
import { makeGrant, requireGrant } from '../accounts/grant';
import { requireCaptcha } from '../captcha/provider';
import { channelOf } from '../sms/channel';
import type { CodeTarget } from '../sms/code-store';
import { codeProblem, useCode as handInCode } from '../sms/codes';
import { limitGuesses } from '../sms/limit-guesses';
import { COOLDOWN_SECONDS } from '../sms/limits';
import { creditUse, type SmsOrigin } from '../sms/origins';
import { sendCode } from '../sms/send-code';
import type { SmsServices } from '../sms/services';
import { closeAccount } from './close-account';
import { changeMobile, correctName, removeCard } from './correct';
import { readPerson } from './read-person';

/** A code entered for a mobile number, and where it came from. */
interface Proof extends SmsOrigin {
  code: string;
  /** The brand's channel code; empty when unknown. */
  appCode: string;
}

const DONE = { IsSuccess: true, Data: { done: true } } as const;

/** The calls by which account owners read, correct and remove their data, each after an SMS code. */
export function registerPersonalDataRoutes(api: Api<SmsServices>): void {
  route(api, personalDataCode, async ({ input, session, services, request, now }) => {
    const { appcode, clientid, ticket, randstr, elder } = input;
    const mobile = input.mobile ?? (await readMobile(services.database.orm, services.vault, session.account));
    await requireCaptcha(services.captcha, { ticket, randstr }, request.ip);
    const asker = { address: request.ip, longLife: elder === '1' };
    const from = { appCode: channelOf(appcode), clientId: clientid ?? '', ...asker };
    await sendCode(services, { mobile, purpose: 'personal', ...from }, now);
    return { IsSuccess: true, Data: { retryAfter: COOLDOWN_SECONDS } };
  });

  route(api, personalGrant, async ({ input: { code, appcode }, session: { account }, services, request, now }) => {
    await proveHolder(services, account, { code, appCode: channelOf(appcode), address: request.ip }, now);
    return { IsSuccess: true, Data: { grant: makeGrant(services.vault, account, now) } };
  });

  route(api, personalDataOpen, async ({ input, session: { account }, services, request, now }) => {
    const { database, vault } = services;
    const { grant, code = '', appcode } = input;
    if (grant) requireGrant(vault, grant, account, now);
    else await proveHolder(services, account, { code, appCode: channelOf(appcode), address: request.ip }, now);
    const sections = (await readPerson(database.orm, vault, account)) ?? [];
    const opened = { grant: grant ?? makeGrant(vault, account, now), at: now.toISOString(), sections };
    return { IsSuccess: true, Data: opened };
  });

  route(api, personalNameCorrect, async ({ input: { grant, name }, session: { account }, services, now }) => {
    requireGrant(services.vault, grant, account, now);
    await correctName(services.database.orm, services.vault, account, name);
    return DONE;
  });

  route(api, personalMobileChange, async ({ input, session: { account }, services, request, now }) => {
    const { database, vault } = services;
    const { grant, mobile, code, appcode } = input;
    requireGrant(vault, grant, account, now);
    const proof = { mobile, code, appCode: channelOf(appcode), clientId: '', address: request.ip };
    await limitGuesses(services, request.ip, now, async () => {
      // A wrong guess must be counted, so its transaction commits.
      const problem = await database.orm.transaction(async (transaction) => {
        const wrong = await proveNumber(transaction, services, proof, now);
        return wrong ?? changeMobile(transaction, vault, account, mobile, now);
      });
      if (problem) throw problem;
    });
    return DONE;
  });

  route(api, personalCardRemove, async ({ input: { grant }, session: { account }, services, now }) => {
    requireGrant(services.vault, grant, account, now);
    await removeCard(services.database.orm, account, now);
    return DONE;
  });

  route(api, accountClose, async ({ input: { grant, losing }, session: { account }, services, now }) => {
    const { database, vault } = services;
    requireGrant(vault, grant, account, now);
    const agreed = losing === undefined ? undefined : Number(losing);
    const closed = await database.orm.transaction((orm) => closeAccount(orm, vault, account, now, agreed));
    if (!closed) throw new ApiProblem('unauthorized');
    return { IsSuccess: true, Data: { keptUntil: closed.keptUntil && beijingDay(closed.keptUntil) } };
  });
}

/** @throws ApiProblem unless the code is the one that was sent to the account's own number */
async function proveHolder(
  services: SmsServices,
  account: string,
  handedIn: { code: string; appCode: string; address: string },
  now: Date,
): Promise<void> {
  const { database, vault } = services;
  const proof = { ...handedIn, mobile: await readMobile(database.orm, vault, account), clientId: '' };
  await limitGuesses(services, proof.address, now, async () => {
    const problem = await database.orm.transaction((transaction) => proveNumber(transaction, services, proof, now));
    if (problem) throw problem;
  });
}

/** The mobile number of an account. @throws ApiProblem `not_offered` if a provider's own backend stores it */
async function readMobile(orm: Orm, vault: Vault, account: string): Promise<string> {
  const [row] = await orm
    .select({ mobileSealed: accounts.mobileSealed })
    .from(accounts)
    .where(eq(accounts.number, account));
  if (!row?.mobileSealed) throw new ApiProblem('not_offered');
  return openMobile(vault, row.mobileSealed);
}

/** Uses up a code that was sent to a number for personal data; returns the problem to report, if any. */
async function proveNumber(
  transaction: Orm,
  { vault, config }: Pick<SmsServices, 'vault' | 'config'>,
  { code, appCode, ...origin }: Proof,
  now: Date,
): Promise<ApiProblem | undefined> {
  const target: CodeTarget = { mobileHash: mobileHash(vault, origin.mobile), purpose: 'personal', appCode };
  const verdict = await handInCode(transaction, vault, target, { code, address: origin.address }, now);
  if (verdict !== 'right') return codeProblem(verdict);
  await creditUse(transaction, vault, config.sms.limits, origin, now);
  return undefined;
}
