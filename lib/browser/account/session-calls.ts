import { logOut } from '../../contract/browser/log-out';
import { callApi } from '../http/call-api';
import { isNotOffered } from '../http/refusals';
import { dropToken } from '../session/token';
import { forgetPerson } from './forget-person';

/**
 * Logs out on this device. The server ends the session before the page forgets it together with typed and shown account
 * data. A provider's backend without this call keeps its session; the page forgets it anyway.
 *
 * @throws ApiError if the session may still be alive; the visitor then stays logged in
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
 * @param grant proves that the account's holder is present
 * @throws ApiError if sessions may still be alive
 */
export async function logOutEverywhere(grant: string): Promise<void> {
  await callApi(logOut, { which: 'all', grant });
  forget();
}

/**
 * Ends sessions on other devices.
 *
 * @param which the id of one session, or all except this device's
 * @param grant proves that the account's holder is present
 * @returns how many sessions ended
 * @throws ApiError
 */
export async function logOutElsewhere(which: string, grant: string): Promise<number> {
  return (await callApi(logOut, { which, grant })).Data.ended;
}

function forget(): void {
  forgetPerson();
  dropToken();
}
