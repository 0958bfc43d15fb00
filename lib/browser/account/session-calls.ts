import { logOut } from '../../contract/browser/log-out';
import { callApi } from '../http/call-api';
import { isNotOffered } from '../http/refusals';
import { dropToken } from '../session/token';
import { forgetPerson } from './forget-person';

/**
 * Logs out on this device: the server ends the session before the page forgets it, and with it what was typed and shown of the
 * account. A provider's backend that has no such call keeps its session; the page forgets it all the same.
 *
 * @throws ApiError where the session may still live; the visitor is logged in then
 */
export async function logOutHere(): Promise<void> {
  try {
    await callApi(logOut, { which: 'this' });
  } catch (error) {
    if (!isNotOffered(error)) throw error;
  }
  forget();
}

/**
 * Logs out on every device, this one included.
 *
 * @param grant shows that the account's holder is there
 * @throws ApiError where sessions may still live
 */
export async function logOutEverywhere(grant: string): Promise<void> {
  await callApi(logOut, { which: 'all', grant });
  forget();
}

/**
 * Ends sessions on other devices.
 *
 * @param which the id of one, or all but this device's
 * @param grant shows that the account's holder is there
 * @returns how many have ended
 * @throws ApiError
 */
export async function logOutElsewhere(which: string, grant: string): Promise<number> {
  return (await callApi(logOut, { which, grant })).Data.ended;
}

function forget(): void {
  forgetPerson();
  dropToken();
}
