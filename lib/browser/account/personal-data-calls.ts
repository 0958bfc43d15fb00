import type * as z from 'zod/mini';
import { accountClose } from '../../contract/browser/account-close';
import { personalCardRemove } from '../../contract/browser/personal-card-remove';
import { personalDataCode } from '../../contract/browser/personal-data-code';
import { personalDataOpen } from '../../contract/browser/personal-data-open';
import { personalGrant } from '../../contract/browser/personal-grant';
import { personalLosses } from '../../contract/browser/personal-losses';
import { personalMobileChange } from '../../contract/browser/personal-mobile-change';
import { personalNameCorrect } from '../../contract/browser/personal-name-correct';
import type { personalLosses as lossesCall, personalDataOpen as openCall } from '../../contract/personal-data';
import { withProof } from '../captcha/solve';
import { callApi } from '../http/call-api';
import { elderField } from '../page/elder-field';
import { dropToken } from '../session/token';
import { readStored, removeStored } from '../storage/storage';
import { forgetPerson } from './forget-person';
import { storedChannel } from './registration-payload';

/** The stored data of the visitor, with a grant to read, correct and remove it for 15 minutes. */
export type PersonalData = z.output<typeof openCall.response>['Data'];

/** What the visitor loses when the account is closed. */
export type Losses = z.output<typeof lossesCall.response>['Data'];

/**
 * Requests a code for the account's number or for a new number.
 *
 * @returns seconds until another code may be requested
 * @throws VisibleError
 */
export async function requestPersonalCode(mobile?: string): Promise<number> {
  const clientid = readStored('fingerprint') ?? '';
  const fields = { ...channel(), clientid, ...elderField(), ...(mobile && { mobile }) };
  return (await withProof((proof) => callApi(personalDataCode, { ...fields, ...proof }))).Data.retryAfter;
}

/**
 * Proves with a code that the account's holder is present.
 *
 * @returns a grant, valid for 15 minutes
 * @throws ApiError
 */
export async function proveHolder(code: string): Promise<string> {
  return (await callApi(personalGrant, { code, ...channel() })).Data.grant;
}

/**
 * Reads the stored data of the visitor, with a code or again with its grant.
 *
 * @throws ApiError
 */
export async function openPersonalData(by: { code: string } | { grant: string }): Promise<PersonalData> {
  return (await callApi(personalDataOpen, { ...by, ...channel() })).Data;
}

/** @throws ApiError */
export async function correctName(grant: string, name: string): Promise<void> {
  await callApi(personalNameCorrect, { grant, name });
}

/** @throws ApiError */
export async function changeMobile(grant: string, mobile: string, code: string): Promise<void> {
  await callApi(personalMobileChange, { grant, mobile, code, ...channel() });
}

/** @throws ApiError */
export async function removeCard(grant: string): Promise<void> {
  await callApi(personalCardRemove, { grant });
}

/** @throws ApiError */
export async function readLosses(): Promise<Losses> {
  return (await callApi(personalLosses, undefined)).Data;
}

/**
 * Closes the visitor's account and removes the holder's data from this browser.
 *
 * @param losing the money that the visitor has agreed to lose, in US dollars
 * @returns the Beijing day until which the server stores a sealed record; `null` without one
 * @throws ApiError
 */
export async function closeAccount(grant: string, losing: number): Promise<string | null> {
  const { Data } = await callApi(accountClose, { grant, losing: String(losing) });
  forgetPerson();
  removeStored('visitor');
  dropToken();
  return Data.keptUntil;
}

function channel() {
  const { appcode } = storedChannel();
  return appcode ? { appcode } : {};
}
