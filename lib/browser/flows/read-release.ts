import { appConfig } from '../../contract/browser/app-config';
import { fieldsOf } from '../../contract/call';
import type { Release } from '../../flows/release';
import { clientState } from '../client-state/store';
import { callApi } from '../http/call-api';

/**
 * The server's data about a brand's app and the package that this page downloads.
 *
 * @returns `null` if the server names no version or no date
 * @throws ApiError, also if the answer does not match the contract
 */
export async function readRelease(appcode: string): Promise<Release | null> {
  const { v } = clientState();
  const { Data } = await callApi(appConfig, { appcode, ...(v && { v }) });
  const { version, updatedOn, notes = [], androidPackage = null } = fieldsOf(Data);
  return version && updatedOn ? { version, updatedOn, notes, androidPackage } : null;
}
